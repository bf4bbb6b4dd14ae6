import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Fragment, memo, useEffect, useMemo, useRef } from "react";

import { EmptyList } from "../ui/empty-list";
import { secondaryText, panel } from "../ui/mixins";
import { LoadFailure, useOnDemand } from "../ui/on-demand";
import { Photo, PhotoFrame } from "../ui/photo";
import { fetchViewer } from "../ui/fetch-viewer";
import { Reveal, RevealFrame } from "../ui/reveal";
import { storedIn } from "../lib/own-address";
import { setQuery, useQueryValue } from "../lib/query";
import { border, color, fontSize, from, layer, lineHeight, space, until } from "../theme";
import { enlargeLabel, viewerTitle } from "./words";

/**
 * The gallery: photos under the headings of what they show, in tiles of different sizes with captions. A pressed tile
 * opens the viewer with its whole photo. The address stores the open photo, so Back closes it. The viewer's code is
 * loaded at the first use.
 */
export function GalleryGrid({ list }: { list: Queries.GalleryGridFragment }) {
  const { empty } = list;
  const groups = useMemo(
    () =>
      list.groups
        .map((title) => ({ title, tiles: list.tiles.filter(({ group }) => group === title) }))
        .filter((group) => group.tiles.length > 0),
    [list],
  );
  const tiles = useMemo(() => groups.flatMap((group) => group.tiles), [groups]);
  const shown = useQueryValue("photo");
  const shownIndex = tiles.findIndex(({ slug }) => slug === shown);
  const isOpen = shownIndex >= 0;
  const show = (index: number) =>
    setQuery({ photo: tiles[index]?.slug }, isOpen ? "replace" : "push");

  const { part: Viewer, hasFailed, load } = useOnDemand(fetchViewer);
  const all = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = all.current?.querySelectorAll("button")[shownIndex];
    if (!button) return;
    // The viewer returns the focus here when it closes. Shared addresses and Safari do not focus the button themselves.
    button.focus();
    load(button);
  }, [shownIndex, load]);

  if (tiles.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <div ref={all} {...storedIn("photo")}>
      {groups.map((group) => (
        <Fragment key={group.title}>
          <Title>{group.title}</Title>
          <Tiles role="list">
            {group.tiles.map((tile) => {
              const index = tiles.indexOf(tile);
              return (
                <Reveal key={tile.slug} frame={Tile} as="li" index={index}>
                  <Figure>
                    {hasFailed && index === shownIndex && <Failed />}
                    <TilePhoto frame={TileFrame} photo={tile.photo} eager={index === 0} fill />
                    <Caption>{tile.caption}</Caption>
                    {shown !== undefined && (
                      <Enlarge
                        type="button"
                        aria-label={enlargeLabel(tile.caption)}
                        aria-haspopup="dialog"
                        data-open={index === shownIndex || undefined}
                        onClick={({ currentTarget }) => {
                          show(index);
                          load(currentTarget);
                        }}
                      />
                    )}
                  </Figure>
                </Reveal>
              );
            })}
          </Tiles>
        </Fragment>
      ))}
      {Viewer && isOpen && (
        <Viewer
          title={viewerTitle}
          photos={tiles}
          index={shownIndex}
          onShow={show}
          onClose={() => show(-1)}
        />
      )}
    </div>
  );
}

const Title = styled.h2({
  marginBottom: space.lg,
  fontSize: fontSize.heading,
  "ul + &": { marginTop: space.huge },
});

const Tiles = styled.ul({ display: "flex", flexWrap: "wrap", gap: space.lg });

/** Parts of a row, a little less than they may have: the tiles grow until they fill it. */
const part = (percent: number) => ({ flex: `1 0 calc(${percent}% - ${space.lg})` });

// All photos have one height, and a row that is not full is filled by wider ones, so any number makes a whole block. The
// first of a group is wide.
const Tile = styled(RevealFrame)({
  display: "grid",
  ...part(50),
  [until("md")]: { "&:first-of-type": { ...part(100), "--height": "60vw" } },
  [from("md")]: {
    ...part(25),
    "&:first-of-type": part(50),
    // The row below it has two.
    "&:first-of-type:nth-last-of-type(4n)": part(75),
  },
});

const Figure = styled.figure({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  ...panel,
});

// Over the photo, to avoid a layout shift.
const Failed = styled(LoadFailure)({
  position: "absolute",
  zIndex: layer.content,
  insetInline: 0,
  insetBlockStart: 0,
  padding: space.md,
  backgroundColor: color.surfaceRaised,
});

// Memoised, since the grid renders again for each photo of the viewer.
const TilePhoto = memo(Photo);

const TileFrame = styled(PhotoFrame)({
  flexShrink: 0,
  height: "var(--height, clamp(9.5rem, 24vw, 19rem))",
});

const Caption = styled.figcaption({
  padding: `${space.sm} ${space.md}`,
  ...secondaryText,
  lineHeight: lineHeight.snug,
});

const Enlarge = styled.button({
  position: "absolute",
  inset: 0,
  padding: space.none,
  border: 0,
  backgroundColor: "transparent",
  cursor: "zoom-in",
  // Responds to the press until the viewer has loaded.
  "&[data-open]": { backgroundColor: color.shade },
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
        ...TilePhoto
      }
      whole: photo {
        ...WholePhoto
      }
    }
  }
`;
