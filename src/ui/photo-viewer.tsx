import styles from "!yet-another-react-lightbox/styles.css";
import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import { useState } from "react";
import { Lightbox, type GenericSlide } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";

import {
  border,
  color,
  fontSize,
  from,
  lineHeight,
  minWidth,
  photoDim,
  radius,
  size,
  space,
  until,
  when,
} from "../theme";

declare module "yet-another-react-lightbox" {
  interface PhotoSlide extends GenericSlide, CaptionedPhoto {
    type: "photo";
    /** Its place among the photos, from 1. */
    number: number;
  }
  interface SlideTypes {
    photo: PhotoSlide;
  }
}

interface CaptionedPhoto {
  caption: string;
  whole: Pick<Queries.Photo, "alt" | "image">;
}

interface PhotoViewerProps {
  /** The name of the dialog. */
  title: string;
  photos: readonly CaptionedPhoto[];
  /** Index of the open photo. */
  index?: number;
  /** Called with the index of each photo that is shown. */
  onShow?: (index: number) => void;
  onClose: () => void;
}

/** Enlarged photos with their captions, one at a time over the page. */
export function PhotoViewer({ title, photos, index = 0, onShow, onClose }: PhotoViewerProps) {
  // The list stays the same while the viewer is open: a new one would interrupt the movement to the next photo.
  const [slides] = useState(() =>
    photos.map((photo, photoIndex) => ({
      type: "photo" as const,
      number: photoIndex + 1,
      ...photo,
    })),
  );
  const isAlone = slides.length === 1;
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
        // For screen readers.
        labels={{
          Lightbox: title,
          "Photo gallery": title,
          Previous: "Previous photo",
          Next: "Next photo",
          // Their roles are enough.
          Carousel: "",
          Slide: "",
        }}
        render={{
          slide: ({ slide, rect, zoom }) =>
            slide.type === "photo" && (
              <EnlargedPhoto photo={slide.whole} height={rect.height} zoom={zoom} />
            ),
          // The caption is not in the slide, which is zoomed.
          slideFooter: ({ slide }) =>
            slide.type === "photo" && (
              <PhotoCaption>
                <span>{slide.caption}</span>{" "}
                {!isAlone && <Counter>{`${slide.number} of ${slides.length}`}</Counter>}
              </PhotoCaption>
            ),
          ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
        }}
      />
    </>
  );
}

interface EnlargedPhotoProps {
  photo: CaptionedPhoto["whole"];
  /** The available height, in pixels. */
  height: number;
  /** The zoom factor, from 1. */
  zoom?: number;
}

/** The whole photo, as large as the space above the caption allows. */
function EnlargedPhoto({ photo, height, zoom = 1 }: EnlargedPhotoProps) {
  const { sources, fallback } = photo.image.images;
  const sizes = `${minWidth("lg")} calc(${zoom} * (100vw - ${besidePhoto})), ${100 * zoom}vw`;
  return (
    <picture>
      {sources?.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <WholeImage
        srcSet={fallback?.srcSet}
        sizes={sizes}
        src={fallback?.src}
        alt={photo.alt}
        style={{ maxHeight: `calc(${height}px - ${captionHeight})` }}
      />
    </picture>
  );
}

const Viewer = styled(Lightbox)({
  "--yarl__color_backdrop": color.surfaceDark,
  "--yarl__color_button": color.textOnDark,
  "--yarl__button_background_color": color.surfaceDark,
  "--yarl__button_filter": "none",
  "--yarl__navigation_button_padding": space.sm,
  ".yarl__button": { borderRadius: radius.small },
  // On small screens the arrows are at the foot, beside the counter.
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

/** The width beside the photo, where wide screens have the toolbar. */
const besidePhoto = "20rem";

const WholeImage = styled.img({
  display: "block",
  maxWidth: "100vw",
  marginBottom: captionHeight,
  color: color.textOnDark,
  [when.dark]: { filter: photoDim },
  [from("lg")]: { maxWidth: `calc(100vw - ${besidePhoto})`, borderRadius: radius.photo },
});

const PhotoCaption = styled.p({
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

const Counter = styled.span({ flexShrink: 0, fontVariantNumeric: "tabular-nums" });
