import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo, useEffect, useRef } from "react";

import { EmptyList } from "../ui/empty-list";
import { LoadFailure, useOnDemand } from "../ui/on-demand";
import { Photo } from "../ui/photo";
import { Reveal } from "../ui/reveal";
import { fillTemplate } from "../lib/fill-template";
import { setQuery, useQueryValue } from "../lib/query";
import {
  border,
  color,
  fontSize,
  from,
  layer,
  lineHeight,
  motion,
  radius,
  space,
  when,
} from "../theme";

const fetchViewer = () =>
  import(/* webpackChunkName: "gallery-viewer" */ "./gallery-viewer").then(
    ({ GalleryViewer }) => GalleryViewer,
  );

/**
 * The gallery: tiles of differing size in a grid, each with its caption. Pressed, a tile shows its whole photo; which
 * one is in the address, so that Back closes it. The code that draws it is fetched at the first use.
 */
export function GalleryGrid({ list }: { list: Queries.GalleryGridFragment }) {
  const { viewer, empty, tiles } = list;
  const shown = useQueryValue("photo");
  const shownIndex = tiles.findIndex(({ slug }) => slug === shown);
  const isOpen = shownIndex >= 0;
  const show = (index: number) => setQuery({ photo: tiles[index]?.slug }, isOpen);

  const { part: Viewer, hasFailed, ask } = useOnDemand(fetchViewer);
  const grid = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const button = grid.current?.querySelectorAll("button")[shownIndex];
    if (!button) return;
    // So that it comes back here. Neither a shared address nor Safari, where a button is pressed, brings it here.
    button.focus();
    ask(button);
  }, [shownIndex, ask]);

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
                aria-label={fillTemplate(viewer.enlarge, { caption: tile.caption })}
                aria-haspopup="dialog"
                data-open={index === shownIndex || undefined}
                onClick={({ currentTarget }) => {
                  show(index);
                  ask(currentTarget);
                }}
              />
            )}
          </Figure>
        </Tile>
      ))}
      {Viewer && isOpen && (
        <Viewer list={list} index={shownIndex} onShow={show} onClose={() => show(-1)} />
      )}
    </Grid>
  );
}

const Grid = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.lg,
  [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});

/** The tiles at some places, from 1 to 12; the thirteenth is as the first. */
const tilesAt = (places: number[], which = "") =>
  places.map((place) => `&:nth-of-type(12n + ${place})${which}`).join();

const last = ":last-of-type";
const lastButOne = ":nth-last-of-type(2)";

// The shape is that of the photo.
const wide: CSSObject = { gridColumn: "span 2", gridRow: "auto", "--shape": "2 / 1" };
const large: CSSObject = { gridColumn: "span 2", gridRow: "span 2", "--shape": "1" };
const whole: CSSObject = { ...wide, gridColumn: "1 / -1" };

// Twelve tiles fill their rows without repeating themselves. The last ones of any other number are widened to
// fill the last row.
const Tile = styled(Reveal)({
  display: "grid",
  breakInside: "avoid",
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
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceRaised,
});

// Over the photo, so that the tile keeps its height.
const Failed = styled(LoadFailure)({
  position: "absolute",
  zIndex: layer.content,
  insetInline: 0,
  insetBlockStart: 0,
  padding: space.md,
  backgroundColor: color.surfaceRaised,
});

// Not drawn again while the viewer goes from photo to photo.
const TilePhoto = memo(styled(Photo)({ flexGrow: 1, aspectRatio: "var(--shape, 1)" }));

// Under the photo; with a mouse, on the photo that is pointed at, or that did not arrive.
const Caption = styled.figcaption({
  padding: `${space.sm} ${space.md}`,
  color: color.textQuiet,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  [when.hover]: {
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    padding: space.md,
    backgroundColor: color.shade,
    color: color.textOnDark,
    clipPath: "inset(100% 0 0)",
    transition: `clip-path ${motion.quick}`,
    "li:hover &, li:focus-within &": { clipPath: "inset(0)" },
    "figure:has([data-failed]) &": { clipPath: "inset(0)" },
  },
});

const Enlarge = styled.button({
  position: "absolute",
  inset: 0,
  padding: space.none,
  border: 0,
  backgroundColor: "transparent",
  cursor: "zoom-in",
  // The answer to the press, until the viewer has arrived.
  "&[data-open]": { backgroundColor: color.shade },
  // Inside the tile, which cuts off what is beyond it.
  "&:focus-visible": {
    outlineOffset: `calc(-1 * ${border.focus})`,
    boxShadow: `inset 0 0 0 calc(${border.focus} + ${border.rule}) ${color.surfaceDark}`,
  },
  [when.print]: { display: "none" },
});

export const fragment = graphql`
  fragment GalleryGrid on GalleryList {
    ...GalleryViewer
    viewer {
      enlarge
    }
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
