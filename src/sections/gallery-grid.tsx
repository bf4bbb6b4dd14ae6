import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { EmptyList } from "../components/empty-list";
import { Photo } from "../components/photo";
import { Reveal } from "../components/reveal";
import { border, color, fontSize, from, radius, space } from "../theme";

/** The gallery: tiles of differing size in a bento grid, each with its caption. */
export function GalleryGrid({ list }: { list: Queries.GalleryGridFragment }) {
  const { empty, tiles } = list;
  if (tiles.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <Grid role="list">
      {tiles.map((tile, index) => (
        <Tile key={tile.slug} as="li" index={index}>
          <Figure>
            <TilePhoto photo={tile.photo} eager={index === 0} fill />
            <Caption>{tile.caption}</Caption>
          </Figure>
        </Tile>
      ))}
    </Grid>
  );
}

const Grid = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.lg,
  [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gridAutoFlow: "dense" },
});

// The pattern repeats every six tiles, which fill three rows of four columns.
const Tile = styled(Reveal)({
  display: "grid",
  breakInside: "avoid",
  [from("lg")]: {
    "&:nth-of-type(6n + 1)": { gridColumn: "span 2", gridRow: "span 2" },
    "&:nth-of-type(6n + 4), &:nth-of-type(6n + 5), &:nth-of-type(6n)": { gridColumn: "span 2" },
  },
});

const Figure = styled.figure({
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceRaised,
});

const TilePhoto = styled(Photo)({ flexGrow: 1, minHeight: "15rem" });

const Caption = styled.figcaption({
  padding: `${space.md} ${space.lg}`,
  color: color.textQuiet,
  fontSize: fontSize.small,
});

export const fragment = graphql`
  fragment GalleryGrid on GalleryList {
    empty
    tiles {
      slug
      caption
      photo {
        ...TilePhoto
      }
    }
  }
`;
