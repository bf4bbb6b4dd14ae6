import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { closeOver, openOver, useQueryValue } from "../lib/query";
import { border, color, fontSize, fontWeight, hairline, lineHeight, space, when } from "../theme";
import { underlined } from "../ui/mixins";
import { enlargeButton, EnlargedPhotos, Photo, PhotoFrame } from "../ui/photo";

const words = {
  title: "Sanctioned plan",
  titleWithLayout: (layout: string) => `Sanctioned plan of ${layout}`,
  enlarge: "Enlarge",
  enlargeLabel: (title: string) => `${title}, enlarge`,
} as const;

interface SanctionedPlanProps {
  papers: Queries.SanctionedPlanFragment | null;
  /** The layout's name. */
  name: string;
  /** The layout's key in the URL; unique on the page, unlike a name. */
  id: string;
}

/**
 * The picture of a layout's sanctioned plan: small, and enlarged when it is pressed; nothing without a picture, since a
 * drawing of ours may not stand in for it. The URL stores whose plan is enlarged, so Back closes it.
 */
export function SanctionedPlan({ papers, name, id }: SanctionedPlanProps) {
  const shown = useQueryValue("plan");
  const picture = papers?.planPicture;
  if (!picture) return null;
  const caption = words.titleWithLayout(name);
  return (
    <PlanFigure>
      <Photo as={SmallFrame} photo={picture} />
      <PlanCaption>{words.title}</PlanCaption>
      {shown !== undefined && (
        <EnlargeButton
          type="button"
          aria-label={words.enlargeLabel(caption)}
          aria-haspopup="dialog"
          onClick={() => openOver("plan", id)}
        >
          {words.enlarge}
        </EnlargeButton>
      )}
      {shown === id && (
        <EnlargedPhotos
          title={caption}
          photos={[{ caption, whole: picture }]}
          onClose={() => closeOver("plan")}
        />
      )}
    </PlanFigure>
  );
}

/** The width of the small picture. */
const width = "6rem";

const PlanFigure = styled.figure({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${width} minmax(0, 1fr)`,
  columnGap: space.lg,
  alignItems: "start",
  // Room for the two lines beside a flat picture.
  minHeight: "4.5rem",
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  [when.hugeText]: { display: "block", paddingBottom: space.xxl },
});

const PlanCaption = styled.figcaption({ paddingTop: space.sm, fontWeight: fontWeight.semibold });

const SmallFrame = styled(PhotoFrame)({ border: hairline });

// The button covers the figure; its word stands below the caption.
const EnlargeButton = styled.button({
  ...enlargeButton,
  display: "grid",
  alignContent: "start",
  paddingBlock: `${space.xxl} ${space.none}`,
  paddingInline: `calc(${width} + ${space.lg}) ${space.none}`,
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
