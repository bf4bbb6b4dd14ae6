import styled from "@emotion/styled";

import { fontSize, from, space } from "../theme";
import { Photo, type PhotoProps } from "./photo";
import { Container } from "./primitives";

/** A photo from edge to edge of the screen, with its caption below. */
export const WidePhoto = ({ photo, caption }: Pick<PhotoProps, "photo"> & { caption?: string }) => (
  <Figure>
    <Photo photo={photo} fill />
    {caption && (
      <figcaption>
        <Caption>{caption}</Caption>
      </figcaption>
    )}
  </Figure>
);

/** The height of a photo from edge to edge: 450 px on phones of 360 px, 620 px on screens of 1440 px. */
export const wideHeight = {
  height: "125vw",
  [from("md")]: { height: "min(43vw, 38.75rem)" },
} as const;

const Figure = styled.figure({ "& > div": wideHeight });

const Caption = styled(Container)({ paddingTop: space.md, fontSize: fontSize.small });
