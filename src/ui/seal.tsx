import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { noPrint } from "../lib/marks";
import { belowFold, firstScreen } from "./photo";

export interface SealProps {
  seal: Queries.SealFragment | null;
  /** As in CSS. */
  width: string;
  /** Loads it first; for the first screen. */
  eager?: boolean;
}

/** The company's seal, if it has one. */
export const Seal = ({ seal, width, eager = false }: SealProps) =>
  seal?.drawing.publicURL ? (
    <Drawing
      src={seal.drawing.publicURL}
      alt={seal.alt}
      width={160}
      height={69}
      {...(eager ? firstScreen : belowFold)}
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
