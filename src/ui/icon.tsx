import { graphql } from "gatsby";

export interface IconProps {
  icon: Queries.IconFragment;
  className?: string;
}

/** A decorative icon on a grid of 24, in the size and colour of the surrounding text. */
export const Icon = ({ icon, className }: IconProps) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill={icon.filled ? "currentColor" : "none"}
    stroke={icon.filled ? "none" : "currentColor"}
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
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
