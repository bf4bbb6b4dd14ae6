import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { closeOver, openOver, useQueryValue } from "../lib/query";
import { border, color, fontSize, fontWeight, hairline, lineHeight, space, when } from "../theme";
import { paperWords as words } from "./paper-words";
import { enlargeButton, EnlargedPhotos } from "../ui/enlarged-photos";
import { underlined } from "../ui/mixins";
import { Photo, PhotoFrame } from "../ui/photo";

export interface SanctionedPlanProps {
  papers: Queries.SanctionedPlanFragment | null;
  /** Name of the layout. */
  name: string;
  /** Stands for the layout in the URL; unique on the page, unlike a name. */
  id: string;
}

interface PictureProps extends Omit<SanctionedPlanProps, "papers"> {
  picture: NonNullable<Queries.SanctionedPlanFragment["planPicture"]>;
}

/**
 * The picture of a layout's sanctioned plan: small, and enlarged when it is pressed; nothing without a picture, since an
 * invented plan may not stand in for it.
 */
export const SanctionedPlan = ({ papers, ...props }: SanctionedPlanProps) =>
  papers?.planPicture ? <Picture picture={papers.planPicture} {...props} /> : null;

/** The URL stores whose plan is enlarged, so Back closes it. */
function Picture({ picture, name, id }: PictureProps) {
  const shown = useQueryValue("plan");
  const isOpen = shown === id;
  const caption = words.sanctionedPlanOf(name);

  return (
    <Figure>
      <Photo as={Small} photo={picture} />
      <figcaption>{words.sanctionedPlan}</figcaption>
      {shown !== undefined && (
        <Enlarge
          type="button"
          aria-label={words.enlargeLabel(name)}
          aria-haspopup="dialog"
          onClick={() => openOver("plan", id)}
        >
          {words.enlarge}
        </Enlarge>
      )}
      {isOpen && (
        <EnlargedPhotos
          title={caption}
          photos={[{ caption, whole: picture }]}
          onClose={() => closeOver("plan")}
        />
      )}
    </Figure>
  );
}

const width = "6rem";

const Figure = styled.figure({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${width} minmax(0, 1fr)`,
  columnGap: space.lg,
  alignItems: "start",
  // For the two lines beside a flat plan.
  minHeight: "4.5rem",
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  "& > figcaption": { paddingTop: space.sm, fontWeight: fontWeight.semibold },
  [when.hugeText]: { display: "block", paddingBottom: space.xxl },
});

const Small = styled(PhotoFrame)({ border: hairline });

// As large as the figure, with its word below the caption.
const Enlarge = styled.button({
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
