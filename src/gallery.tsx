import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo } from "react";

import { closeOver, openOver, useQueryValue } from "./lib/query";
import { border, color, fontSize, from, size, space } from "./theme";
import { enlargeButton, EnlargedPhotos, Photo, PhotoFrame } from "./ui/photo";
import { EmptyList } from "./ui/primitives";
import { Reveal } from "./ui/reveal";

const words = {
  enlarge: (caption: string) => `Enlarge: ${caption}`,
  viewer: "Enlarged photos",
} as const;

/**
 * The gallery: photos under the headings of what they show, with captions. A pressed tile
 * opens the viewer with its whole photo. The URL stores the open photo, so Back closes it.
 */
export function GalleryGrid({ list }: { list: Queries.GalleryGridFragment }) {
  const groups = list.groups
    .map((title) => ({ title, tiles: list.tiles.filter(({ group }) => group === title) }))
    .filter((group) => group.tiles.length > 0);
  const tiles = groups.flatMap((group) => group.tiles);
  const shown = useQueryValue("photo");
  const shownIndex = tiles.findIndex(({ slug }) => slug === shown);
  const isOpen = shownIndex >= 0;
  const show = (index: number) => {
    const tile = tiles[index];
    if (tile) openOver("photo", tile.slug);
  };

  if (tiles.length === 0) return <EmptyList>{list.empty}</EmptyList>;
  return (
    <div>
      {groups.map((group) => (
        <Group key={group.title}>
          <h2>{group.title}</h2>
          <ul role="list">
            {group.tiles.map((tile, indexInGroup) => {
              const index = tiles.indexOf(tile);
              return (
                <Reveal key={tile.slug} as="li" index={index}>
                  <Figure>
                    <TilePhoto
                      as={TileFrame}
                      photo={indexInGroup === 0 ? tile.wide : tile.photo}
                      eager={index === 0}
                      fill
                    />
                    <Caption>{tile.caption}</Caption>
                    {shown !== undefined && (
                      <Enlarge
                        type="button"
                        aria-label={words.enlarge(tile.caption)}
                        aria-haspopup="dialog"
                        onClick={() => show(index)}
                      />
                    )}
                  </Figure>
                </Reveal>
              );
            })}
          </ul>
        </Group>
      ))}
      {isOpen && (
        <EnlargedPhotos
          title={words.viewer}
          photos={tiles}
          index={shownIndex}
          onShow={show}
          onClose={() => closeOver("photo")}
        />
      )}
    </div>
  );
}

// The first photo of a group fills the width of the screen. In odd groups the second is wide, in even ones the third.
const Group = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(8rem, 40%), 1fr))",
  gap: `${space.xxl} ${space.lg}`,
  "& + &": { marginTop: space.section },
  ul: { display: "contents" },
  "h2, li:first-of-type": { gridColumn: "1 / -1" },
  h2: { marginBottom: `calc(${space.heading} - ${space.xxl})` },
  "li:first-of-type": {
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

const Figure = styled.figure({ position: "relative" });

// Memoised, since the grid renders again for each photo of the viewer.
const TilePhoto = memo(Photo);

const TileFrame = styled(PhotoFrame)({
  // From edge to edge: 378 px on phones of 360 px, 620 px on screens of 1440 px.
  height: "105vw",
  [from("md")]: { height: "min(43vw, 38.75rem)" },
  "li + li &": { height: "clamp(13rem, 28vw, 25rem)" },
});

const Caption = styled.figcaption({ paddingTop: space.md, fontSize: fontSize.small });

const Enlarge = styled.button({
  ...enlargeButton,
  padding: space.none,
  // Inside the tile, which clips its content.
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
