import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { closeOverlay, openOverlay, useQueryValue } from "../lib/query";
import {
  border,
  color,
  fontSize,
  fontWeight,
  hairline,
  lineHeight,
  space,
  underlined,
  when,
} from "../theme";
import { enlargeButton, EnlargedPhotos, Photo, PhotoFrame } from "../ui/photo";

interface SanctionedPlanProps {
  papers: Queries.SanctionedPlanFragment | null;
  /** The layout's name. */
  name: string;
  /** Unique on the page; the URL stores it while the plan is enlarged. */
  id: string;
}

/**
 * The picture of a layout's sanctioned plan, which a press enlarges and Back closes. Without a picture it shows nothing,
 * since by law our own drawing may not replace the sanctioned plan.
 */
export function SanctionedPlan({ papers, name, id }: SanctionedPlanProps) {
  const enlargedId = useQueryValue("plan");
  const picture = papers?.planPicture;
  if (!picture) return null;
  const caption = `Sanctioned plan of ${name}`;
  return (
    <PlanFigure>
      <Photo as={SmallFrame} photo={picture} />
      <PictureCaption>Sanctioned plan</PictureCaption>
      {enlargedId !== undefined && (
        <EnlargeButton
          type="button"
          aria-label={`${caption}, enlarge`}
          aria-haspopup="dialog"
          onClick={() => openOverlay("plan", id)}
        >
          Enlarge
        </EnlargeButton>
      )}
      {enlargedId === id && (
        <EnlargedPhotos
          title={caption}
          photos={[{ caption, whole: picture }]}
          onClose={() => closeOverlay("plan")}
        />
      )}
    </PlanFigure>
  );
}

const pictureWidth = "6rem";

const PlanFigure = styled.figure({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${pictureWidth} minmax(0, 1fr)`,
  columnGap: space.lg,
  alignItems: "start",
  // Leaves room for two lines beside a picture that is less high.
  minHeight: "4.5rem",
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  [when.hugeText]: { display: "block", paddingBottom: space.xxl },
});

const PictureCaption = styled.figcaption({ paddingTop: space.sm, fontWeight: fontWeight.semibold });

const SmallFrame = styled(PhotoFrame)({ border: hairline });

// The button covers the figure, and its word stands below the caption.
const EnlargeButton = styled.button({
  ...enlargeButton,
  display: "grid",
  alignContent: "start",
  paddingBlock: `${space.xxl} ${space.none}`,
  paddingInline: `calc(${pictureWidth} + ${space.lg}) ${space.none}`,
  color: color.accentText,
  textAlign: "start",
  ...underlined,
  [when.hugeText]: { alignContent: "end", padding: space.none },
  "&:focus-visible": { outlineOffset: border.rule },
});

export const fragment = graphql`
  fragment SanctionedPlan on Papers {
    planPicture {
      alt
      position
      image(slot: PLAN)
    }
  }
`;
