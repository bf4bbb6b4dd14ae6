import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo, useEffect, useRef } from "react";

import { EmptyList } from "../ui/empty-list";
import { secondaryText, panel } from "../ui/mixins";
import { LoadFailure, useOnDemand } from "../ui/on-demand";
import { Photo } from "../ui/photo";
import { fetchViewer } from "../ui/fetch-viewer";
import { Reveal } from "../ui/reveal";
import { setQuery, useQueryValue } from "../lib/query";
import { border, color, from, layer, lineHeight, space, when } from "../theme";
import { enlargeLabel, viewerTitle } from "./words";

/**
 * The gallery: a grid of tiles in different sizes, with captions. A pressed tile opens the viewer with its whole photo.
 * The address stores the open photo, so Back closes it. The viewer's code is loaded at the first use.
 */
export function GalleryGrid({ list }: { list: Queries.GalleryGridFragment }) {
  const { empty, tiles } = list;
  const shown = useQueryValue("photo");
  const shownIndex = tiles.findIndex(({ slug }) => slug === shown);
  const isOpen = shownIndex >= 0;
  const show = (index: number) =>
    setQuery({ photo: tiles[index]?.slug }, isOpen ? "replace" : "push");

  const { part: Viewer, hasFailed, load } = useOnDemand(fetchViewer);
  const grid = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const button = grid.current?.querySelectorAll("button")[shownIndex];
    if (!button) return;
    // The viewer returns the focus here when it closes. Shared addresses and Safari do not focus the button themselves.
    button.focus();
    load(button);
  }, [shownIndex, load]);

  if (tiles.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <Grid ref={grid} role="list">
      {tiles.map((tile, index) => (
        <Tile key={tile.slug} as="li" index={index}>
          <Figure>
            {hasFailed && index === shownIndex && <Failed />}
            <TilePhoto photo={tile.photo} eager={index === 0} fill />
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
        </Tile>
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
    </Grid>
  );
}

const Grid = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(2, 1fr)",
  gap: space.lg,
  [from("lg")]: { gridTemplateColumns: "repeat(4, 1fr)" },
});

/** Selects tiles by place, from 1 to 12; the pattern repeats after twelve. */
const tilesAt = (places: number[], which = "") =>
  places.map((place) => `&:nth-of-type(12n + ${place})${which}`).join();

const last = ":last-of-type";
const lastButOne = ":nth-last-of-type(2)";

// The shape is the aspect ratio of the photo.
const wide: CSSObject = { gridColumn: "span 2", gridRow: "auto", "--shape": "2 / 1" };
const large: CSSObject = { gridColumn: "span 2", gridRow: "span 2", "--shape": "1" };
const whole: CSSObject = { ...wide, gridColumn: "1 / -1" };

// Twelve tiles fill whole rows in an irregular pattern. For other numbers the last tiles are widened to fill the last
// row.
const Tile = styled(Reveal)({
  display: "grid",
  [tilesAt([1, 8])]: { gridColumn: "span 2", "--shape": "4 / 3" },
  [tilesAt([2, 4, 6, 9, 11], last)]: wide,
  [from("lg")]: {
    [tilesAt([1, 8])]: large,
    [tilesAt([9, 11])]: wide,
    [tilesAt([2, 6, 10], lastButOne)]: wide,
    [tilesAt([3, 7, 8], last)]: wide,
    [tilesAt([1, 6, 10], last)]: whole,
    [tilesAt([2], last)]: large,
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
const TilePhoto = memo(styled(Photo)({ flexGrow: 1, aspectRatio: "var(--shape, 1)" }));

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
  [when.print]: { display: "none" },
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
      whole: photo {
        ...WholePhoto
      }
    }
  }
`;
