import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { type GenericSlide, Lightbox } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import styles from "!yet-another-react-lightbox/styles.css";

import { Photo } from "../ui/photo";
import {
  border,
  color,
  fontSize,
  from,
  lineHeight,
  radius,
  size,
  space,
  until,
  when,
} from "../theme";
import { viewerWords as viewer } from "./words";

declare module "yet-another-react-lightbox" {
  interface TileSlide extends GenericSlide {
    type: "tile";
    /** Index of the tile in the gallery. */
    place: number;
  }
  interface SlideTypes {
    tile: TileSlide;
  }
}

export interface GalleryViewerProps {
  list: Queries.GalleryViewerFragment;
  /** Index of the open tile. */
  index: number;
  /** Called with the index of each photo shown. */
  onShow: (index: number) => void;
  onClose: () => void;
}

interface WholePhotoProps {
  photo: Queries.GalleryViewerFragment["tiles"][number]["whole"];
  /** The available space, in pixels. */
  room: { width: number; height: number };
  /** The zoom factor, from 1. */
  zoom?: number;
}

/** A photo with another `sizes` attribute, for a width known only in the browser. */
function drawnAt(photo: WholePhotoProps["photo"], sizes: string) {
  const { sources, fallback } = photo.image.images;
  const images = {
    sources: sources?.map((source) => ({ ...source, sizes })),
    fallback: fallback && { ...fallback, sizes },
  };
  return { ...photo, image: { ...photo.image, images } };
}

/** The whole photo, as large as the space above the caption allows. */
function WholePhoto({ photo, room, zoom = 1 }: WholePhotoProps) {
  const shape = photo.image.width / photo.image.height;
  const width = zoom * Math.min(room.width, room.height * shape);
  return (
    <Room style={{ width: `min(100%, calc((${room.height}px - ${captionHeight}) * ${shape}))` }}>
      <Fitted photo={drawnAt(photo, `${Math.ceil(width)}px`)} eager />
    </Room>
  );
}

/** The photos of the gallery, one at a time over the page. */
export function GalleryViewer({ list: { tiles }, index, onShow, onClose }: GalleryViewerProps) {
  const slides = useMemo(
    () => tiles.map((_, place) => ({ type: "tile" as const, place })),
    [tiles],
  );
  return (
    <>
      <Global styles={styles} />
      <Viewer
        open
        slides={slides}
        index={index}
        close={onClose}
        on={{ view: (seen) => onShow(seen.index) }}
        plugins={[Zoom]}
        zoom={{ supports: ["tile"], maxZoom: 4 }}
        carousel={{ finite: slides.length === 1, preload: 1, padding: 0 }}
        controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
        labels={{
          Lightbox: viewer.title,
          "Photo gallery": viewer.title,
          "{index} of {total}": viewer.counter("{index}", "{total}"),
          Previous: viewer.previous,
          Next: viewer.next,
          "Zoom in": viewer.zoomIn,
          "Zoom out": viewer.zoomOut,
          Close: viewer.close,
          // The names of the roles are enough.
          Carousel: "",
          Slide: "",
        }}
        render={{
          slide({ slide, rect, zoom }) {
            const tile = slide.type === "tile" && tiles[slide.place];
            return tile && <WholePhoto photo={tile.whole} room={rect} zoom={zoom} />;
          },
          // Not in the slide, which is zoomed.
          slideFooter({ slide }) {
            const place = slide.type === "tile" ? slide.place : 0;
            return (
              <Caption>
                <span>{tiles[place]?.caption}</span>{" "}
                <Counter>{viewer.counter(place + 1, tiles.length)}</Counter>
              </Caption>
            );
          },
        }}
      />
    </>
  );
}

const Viewer = styled(Lightbox)({
  "--yarl__color_backdrop": color.surfaceDark,
  "--yarl__color_button": color.textOnDark,
  "--yarl__button_background_color": color.surfaceDark,
  "--yarl__button_filter": "none",
  "--yarl__navigation_button_padding": space.sm,
  ".yarl__button": { borderRadius: radius.small },
  // Beside the counter.
  [until("lg")]: {
    ".yarl__navigation_prev, .yarl__navigation_next": {
      insetBlockStart: "auto",
      insetBlockEnd: 0,
      transform: "none",
    },
    ".yarl__navigation_prev": { insetInline: `auto ${size.touch}` },
  },
  ".yarl__button:focus-visible": {
    outline: `${border.focus} solid ${color.accent}`,
    outlineOffset: `calc(-1 * ${border.focus})`,
  },
  [when.forcedColors]: { "--yarl__color_backdrop": "Canvas" },
  [when.print]: { display: "none" },
});

/** Maximum height of the caption: two lines; longer captions scroll. */
const captionHeight = `calc(2 * ${lineHeight.body} * ${fontSize.body} + ${space.md})`;

// On wide screens the toolbar is beside the photo.
const Room = styled.div({
  minWidth: size.touch,
  paddingBottom: captionHeight,
  [from("lg")]: { maxWidth: "calc(100% - 20rem)" },
});

const Fitted = styled(Photo)({ [from("lg")]: { borderRadius: radius.card } });

const Caption = styled.p({
  position: "absolute",
  insetBlockEnd: 0,
  display: "flex",
  justifyContent: "space-between",
  columnGap: space.lg,
  width: `min(100%, ${size.measure})`,
  maxHeight: `calc(${captionHeight} + ${space.lg})`,
  padding: `${space.md} ${space.lg} ${space.lg}`,
  [until("lg")]: { paddingInlineEnd: `calc(2 * ${size.touch} + ${space.xl})` },
  overflowY: "auto",
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
});

const Counter = styled.span({
  flexShrink: 0,
  color: color.textQuietOnDark,
  fontVariantNumeric: "tabular-nums",
});

export const fragment = graphql`
  fragment GalleryViewer on GalleryList {
    tiles {
      caption
      whole: photo {
        ...WholePhoto
      }
    }
  }
`;
