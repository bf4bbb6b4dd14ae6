import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { noPrint } from "../boot/marks";

/** The company's seal, if it has one. @param width as in CSS. */
export const Seal = ({ seal, width }: { seal: Queries.SealFragment | null; width: string }) =>
  seal?.drawing.publicURL ? (
    <Drawing
      src={seal.drawing.publicURL}
      alt={seal.alt}
      width={160}
      height={69}
      loading="lazy"
      decoding="async"
      style={{ width }}
      {...noPrint}
    />
  ) : null;

// Reserves its space before the drawing has loaded, which may have any shape.
const Drawing = styled.img({
  height: "auto",
  aspectRatio: "7 / 3",
  objectFit: "contain",
  objectPosition: "left",
});

export const fragment = graphql`
  fragment Seal on Seal {
    alt
    drawing {
      publicURL
    }
  }
`;
