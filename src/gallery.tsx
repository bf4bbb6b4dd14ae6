import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { closeOverlay, openOverlay, useQueryValue } from "./lib/query";
import { border, color, fontSize, from, size, space } from "./theme";
import { enlargeButton, EnlargedPhotos, Photo, PhotoFrame } from "./ui/photo";
import { EmptyList } from "./ui/primitives";
import { Reveal } from "./ui/reveal";

const words = {
  enlarge: (caption: string) => `Enlarge: ${caption}`,
  viewer: "Enlarged photos",
} as const;

/**
 * Photos with captions, in groups. A press on a tile opens the whole photo in the viewer. The URL names the open photo, so
 * Back closes the viewer.
 */
export function GalleryGrid({ list }: { list: Queries.GalleryGridFragment }) {
  const groups = list.groups
    .map((title) => ({ title, tiles: list.tiles.filter(({ group }) => group === title) }))
    .filter((group) => group.tiles.length > 0);
  const tiles = groups.flatMap((group) => group.tiles);
  const openSlug = useQueryValue("photo");
  const isHydrated = openSlug !== undefined;
  const openIndex = tiles.findIndex(({ slug }) => slug === openSlug);
  if (tiles.length === 0) return <EmptyList>{list.empty}</EmptyList>;
  return (
    <div>
      {groups.map((group) => (
        <TileGroup key={group.title}>
          <GroupTitle>{group.title}</GroupTitle>
          <TileList role="list">
            {group.tiles.map((tile) => (
              <Reveal key={tile.slug} as="li" index={tiles.indexOf(tile)}>
                <Tile>
                  <Photo
                    as={TileFrame}
                    photo={tile === group.tiles[0] ? tile.wide : tile.photo}
                    eager={tile === tiles[0]}
                    fill
                  />
                  <TileCaption>{tile.caption}</TileCaption>
                  {isHydrated && (
                    <EnlargeTile
                      type="button"
                      aria-label={words.enlarge(tile.caption)}
                      aria-haspopup="dialog"
                      onClick={() => openOverlay("photo", tile.slug)}
                    />
                  )}
                </Tile>
              </Reveal>
            ))}
          </TileList>
        </TileGroup>
      ))}
      {openIndex >= 0 && (
        <EnlargedPhotos
          title={words.viewer}
          photos={tiles}
          index={openIndex}
          onShow={(index) => openOverlay("photo", tiles[index]?.slug ?? "")}
          onClose={() => closeOverlay("photo")}
        />
      )}
    </div>
  );
}

// The first photo of each group fills the width of the screen. The others form rows of a narrow and a wide photo, which
// begin with the narrow one in every second group. This rhythm does not depend on what the photos show.
const TileGroup = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(8rem, 40%), 1fr))",
  gap: `${space.xxl} ${space.lg}`,
  "& + &": { marginTop: space.section },
  "li:first-of-type": {
    gridColumn: "1 / -1",
    marginInline: "calc(50% - 50vw)",
    figcaption: { paddingInline: `max(${space.gutter}, 50vw - ${size.page} / 2)` },
  },
  [from("md")]: {
    gridTemplateColumns: "repeat(3, 1fr)",
    columnGap: space.xxl,
    "&:nth-of-type(odd) li:nth-of-type(even), &:nth-of-type(even) li:nth-of-type(2n + 3)": {
      gridColumn: "span 2",
    },
  },
});

// The gap of the grid is also below the title.
const GroupTitle = styled.h2({
  gridColumn: "1 / -1",
  marginBottom: `calc(${space.heading} - ${space.xxl})`,
});

// The tiles are items of the group's grid.
const TileList = styled.ul({ display: "contents" });

const Tile = styled.figure({ position: "relative" });

const TileFrame = styled(PhotoFrame)({
  // From edge to edge: 378 px on phones of 360 px, 620 px on screens of 1440 px.
  height: "105vw",
  [from("md")]: { height: "min(43vw, 38.75rem)" },
  "li + li &": { height: "clamp(13rem, 28vw, 25rem)" },
});

const TileCaption = styled.figcaption({ paddingTop: space.md, fontSize: fontSize.small });

const EnlargeTile = styled.button({
  ...enlargeButton,
  padding: space.none,
  // The outline is inside the tile, since the section clips what reaches beyond the edges of the screen.
  "&:focus-visible": {
    outlineOffset: `calc(-1 * ${border.focus})`,
    boxShadow: `inset 0 0 0 calc(${border.focus} + ${border.rule}) ${color.surfaceDark}`,
  },
});

export const fragment = graphql`
  fragment GalleryGrid on GalleryList {
    empty
    groups
    tiles {
      slug
      caption
      group
      photo {
        ...Photo
        image(slot: TILE)
      }
      wide: photo {
        ...Photo
        image(slot: BAND)
      }
      whole: photo {
        alt
        image(slot: WHOLE)
      }
    }
  }
`;
