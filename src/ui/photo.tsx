import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { color, from, print, radius, size, when } from "../theme";
import { Icon } from "./icon";
import { PlanCrop } from "./plan-drawing";

export interface PhotoProps {
  /** Its icon, or else its part of the page's plan, is drawn while the photo loads, and if it never arrives. */
  photo: Queries.WidePhotoFragment & Partial<Queries.StandInFragment>;
  /** For the first photo of the first screen. */
  eager?: boolean;
  /** Takes the height of the box around it instead of the photo's own shape. */
  fill?: boolean;
  /** Badges and the like, drawn over the photo. */
  children?: ReactNode;
  className?: string;
}

// React 18 does not know the attribute and would complain about its camelCase form.
const firstScreen = { loading: "eager", fetchpriority: "high" } as const;
const belowFold = { loading: "lazy" } as const;

/**
 * Draws every photo of the site from the data of gatsby-plugin-image. The package's own component is
 * not used: it brings react-dom/server to each page.
 */
export function Photo({ photo, eager = false, fill = false, children, className }: PhotoProps) {
  const { images, width, height, backgroundColor, placeholder } = photo.image;
  const ground = {
    aspectRatio: fill ? undefined : `${width} / ${height}`,
    backgroundColor,
    backgroundImage: placeholder?.fallback && `url(${placeholder.fallback})`,
  };
  return (
    <Frame className={className} style={ground}>
      {photo.icon && <StandInIcon icon={photo.icon} />}
      {photo.planCrop && <StandInPlan crop={photo.planCrop} />}
      <picture>
        {images.sources?.map((source) => (
          <source key={source.type} {...source} />
        ))}
        <Image
          {...(eager ? firstScreen : belowFold)}
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
      {children}
    </Frame>
  );
}

const Frame = styled.div({
  position: "relative",
  overflow: "hidden",
  backgroundSize: "cover",
  [when.print]: { breakInside: "avoid", maxHeight: print.photoHeight },
});

/** The photo of a section; flatter where it has a wide row to itself. */
export const SectionPhoto = (props: Omit<PhotoProps, "fill">) => <Shaped {...props} fill />;

const Shaped = styled(Photo)({
  aspectRatio: "4 / 3",
  borderRadius: radius.card,
  [from("md")]: { aspectRatio: "2 / 1" },
  [from("lg")]: { aspectRatio: "4 / 3" },
});

const standIn: CSSObject = {
  color: color.textOnDark,
  opacity: 0.4,
  [when.forcedColors]: { color: "CanvasText" },
};

const StandInPlan = styled(PlanCrop)(standIn);

const StandInIcon = styled(Icon)({
  ...standIn,
  position: "absolute",
  insetBlockStart: `calc(50% - ${size.floating} / 2)`,
  insetInlineStart: `calc(50% - ${size.floating} / 2)`,
  fontSize: size.floating,
  opacity: 0.7,
});

const Image = styled.img({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  // The description is for people who cannot see the plan shown instead of the photo.
  color: "transparent",
  // Set by the boot script; keeps the photo's description but not the browser's broken-image mark.
  "&[data-failed]": { opacity: 0 },
  // Without scripts: only a photo that failed has this, and it pushes the mark out of the frame.
  "&::before": { content: '""', display: "block", height: "100%" },
});

// One for each place of the layout: see gatsby/images/photo-places.ts.
export const fragment = graphql`
  fragment Photo on Photo {
    alt
    position
  }

  fragment StandIn on Photo {
    planCrop
    icon {
      ...Icon
    }
  }

  fragment HeroPhoto on Photo {
    ...Photo
    image(place: HERO)
  }

  fragment CardPhoto on Photo {
    ...Photo
    ...StandIn
    image(place: CARD)
  }

  fragment HalfPhoto on Photo {
    ...Photo
    ...StandIn
    image(place: HALF)
  }

  fragment TilePhoto on Photo {
    ...Photo
    ...StandIn
    image(place: TILE)
  }

  fragment WidePhoto on Photo {
    ...Photo
    image(place: WIDE)
  }

  fragment SidePhoto on Photo {
    ...Photo
    planCrop
    image(place: SIDE)
  }

  fragment SmallPhoto on Photo {
    ...Photo
    ...StandIn
    image(place: SMALL)
  }

  fragment WholePhoto on Photo {
    ...Photo
    ...StandIn
    image(place: WHOLE)
  }
`;
