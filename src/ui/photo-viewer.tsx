import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import { useMemo } from "react";
import { type GenericSlide, Lightbox } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import styles from "!yet-another-react-lightbox/styles.css";

import { Photo, PhotoFrame, type PhotoProps } from "./photo";
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
import { viewerWords as viewer } from "./viewer-words";

declare module "yet-another-react-lightbox" {
  interface PhotoSlide extends GenericSlide {
    type: "photo";
    /** Index of the photo. */
    place: number;
  }
  interface SlideTypes {
    photo: PhotoSlide;
  }
}

export interface PhotoViewerProps {
  /** The name of the dialog. */
  title: string;
  photos: readonly { caption: string; whole: PhotoProps["photo"] }[];
  /** Index of the open photo. */
  index?: number;
  /** Called with the index of each photo shown. */
  onShow?: (index: number) => void;
  onClose: () => void;
}

interface WholePhotoProps {
  photo: PhotoProps["photo"];
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
      <Photo frame={Fitted} photo={drawnAt(photo, `${Math.ceil(width)}px`)} eager />
    </Room>
  );
}

/** Enlarged photos with their captions, one at a time over the page. */
export function PhotoViewer({ title, photos, index = 0, onShow, onClose }: PhotoViewerProps) {
  const { length } = photos;
  const slides = useMemo(
    () => Array.from({ length }, (_, place) => ({ type: "photo" as const, place })),
    [length],
  );
  const isAlone = length === 1;
  return (
    <>
      <Global styles={styles} />
      <Viewer
        open
        slides={slides}
        index={index}
        close={onClose}
        on={{ view: (seen) => onShow?.(seen.index) }}
        plugins={[Zoom]}
        zoom={{ supports: ["photo"], maxZoom: 4 }}
        carousel={{ finite: isAlone, preload: 1, padding: 0 }}
        controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
        labels={{
          Lightbox: title,
          "Photo gallery": title,
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
            const photo = slide.type === "photo" && photos[slide.place];
            return photo && <WholePhoto photo={photo.whole} room={rect} zoom={zoom} />;
          },
          // Not in the slide, which is zoomed.
          slideFooter({ slide }) {
            const place = slide.type === "photo" ? slide.place : 0;
            return (
              <Caption>
                <span>{photos[place]?.caption}</span>{" "}
                {!isAlone && <Counter>{viewer.counter(place + 1, length)}</Counter>}
              </Caption>
            );
          },
          ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
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

const Fitted = styled(PhotoFrame)({ [from("lg")]: { borderRadius: radius.card } });

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
