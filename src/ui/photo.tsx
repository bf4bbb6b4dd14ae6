import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql, withPrefix } from "gatsby";

import { loadFailedAttribute, noPrint } from "../lib/attributes";
import { color, photoDim, when } from "../theme";
import { onDemand } from "./on-demand";

interface PhotoProps {
  photo: Pick<Queries.Photo, "alt" | "position" | "image">;
  /** For the main photo of the first screen, which is loaded first. */
  eager?: boolean;
  /** Whether the photo fills the height of the box around it instead of keeping its own shape. */
  fill?: boolean;
  /** `PhotoFrame`, or a component made from it. */
  as?: typeof PhotoFrame;
}

// In lower case, since React 18 would warn about fetchPriority.
const urgent = { fetchpriority: "high" };

/**
 * Draws every photo of the site from the data of gatsby-plugin-image, in place of the package's own component, which
 * adds react-dom/server to each page.
 */
export function Photo({ photo, eager = false, fill = false, as: Frame = PhotoFrame }: PhotoProps) {
  const { images, width, height, placeholder } = photo.image;
  const box = {
    aspectRatio: fill ? undefined : `${width} / ${height}`,
    backgroundImage: placeholder?.fallback && `url(${placeholder.fallback})`,
  };
  return (
    <Frame style={box}>
      <picture>
        {images.sources?.map((source) => (
          <source key={source.type} {...source} />
        ))}
        <Picture
          loading={eager ? "eager" : "lazy"}
          {...(eager && urgent)}
          sizes={images.fallback?.sizes}
          srcSet={images.fallback?.srcSet}
          src={images.fallback?.src}
          width={width}
          height={height}
          alt={photo.alt}
          decoding="async"
          style={{ objectPosition: photo.position }}
        />
      </picture>
    </Frame>
  );
}

// A mask, since a picture could be the page's largest contentful paint, later than its text.
const chalkLines = `url(${withPrefix("/icons/drawing.svg")}) center / cover`;

export const PhotoFrame = styled.div({
  position: "relative",
  overflow: "hidden",
  backgroundColor: color.placeholder,
  backgroundSize: "cover",
  // The boot script sets the attribute.
  [`&:has([${loadFailedAttribute}])::before`]: {
    content: '""',
    display: "block",
    height: "100%",
    backgroundColor: color.outline,
    forcedColorAdjust: "none",
    // Chrome before 120 knows the prefixed name only.
    WebkitMask: chalkLines,
    mask: chalkLines,
  },
  // Leaves room for text on prints.
  [when.print]: { breakInside: "avoid", maxHeight: "9rem" },
});

const Picture = styled.img({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  // Hides the alternative text visually.
  color: "transparent",
  [when.dark]: { filter: photoDim },
  // Hides the browser's broken-image icon; the alternative text stays.
  [`&[${loadFailedAttribute}]`]: { opacity: 0 },
});

/** Enlarged photos over the page, while one of them is open. The viewer's code is loaded then. */
export const EnlargedPhotos = onDemand(() =>
  import(/* webpackChunkName: "photo-viewer" */ "./photo-viewer").then(
    (module) => module.PhotoViewer,
  ),
);

/** A button over a photo, which it enlarges. */
export const enlargeButton: CSSObject = {
  position: "absolute",
  inset: 0,
  border: 0,
  backgroundColor: "transparent",
  cursor: "zoom-in",
};

/** The company's seal, if there is one, for the first screen of a page. */
export const Seal = ({ seal }: { seal: Queries.SealFragment | null }) =>
  seal?.drawing.publicURL ? (
    <SealDrawing
      src={seal.drawing.publicURL}
      alt={seal.alt}
      width={160}
      height={69}
      loading="eager"
      {...urgent}
      decoding="async"
      style={{ width: "100%" }}
      {...noPrint}
    />
  ) : null;

// Reserves the same space before the drawing has loaded, whatever its shape.
const SealDrawing = styled.img({
  height: "auto",
  aspectRatio: "7 / 3",
  objectFit: "contain",
  objectPosition: "left",
});

// A query adds the image in one of the slots of gatsby/images/photo-slots.ts.
export const fragment = graphql`
  fragment Photo on Photo {
    alt
    position
  }

  fragment Seal on Seal {
    alt
    drawing {
      publicURL
    }
  }
`;
