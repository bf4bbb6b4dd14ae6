import { graphql } from "gatsby";

const filled = { fill: "currentColor" } as const;
const outlined = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** A decorative icon on a grid of 24, in the size and colour of the surrounding text. */
export const Icon = ({ icon, className }: { icon: Queries.IconFragment; className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    {...(icon.filled ? filled : outlined)}
    aria-hidden="true"
  >
    <path d={icon.path} />
  </svg>
);

export const fragment = graphql`
  fragment Icon on Icon {
    path
    filled
  }
`;
