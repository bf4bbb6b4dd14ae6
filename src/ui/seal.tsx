import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { noPrint } from "../boot/marks";
import { size, space } from "../theme";

/** The company's seal, if it has one. */
export const Seal = ({ seal }: { seal: Queries.SealFragment | null }) =>
  seal?.drawing.publicURL ? (
    <Drawing
      src={seal.drawing.publicURL}
      alt={seal.alt}
      width={160}
      height={69}
      loading="lazy"
      {...noPrint}
      decoding="async"
    />
  ) : null;

// Reserves its space before the drawing has loaded, which may have any shape.
const Drawing = styled.img({
  width: size.seal,
  height: "auto",
  aspectRatio: "7 / 3",
  objectFit: "contain",
  objectPosition: "left",
  marginTop: space.xl,
});

export const fragment = graphql`
  fragment Seal on Seal {
    alt
    drawing {
      publicURL
    }
  }
`;
