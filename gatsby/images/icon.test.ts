import { ownIcon } from "./icon";

test("an own icon keeps its path and its box, and has the colour of the text", () => {
  const svg = '<svg width="20" viewBox="10 0 20 48" fill="#fff"><path d="M10 0h20v48z"/></svg>';
  expect(ownIcon(svg)).toBe(
    '<svg viewBox="10 0 20 48" fill="currentColor"><path d="M10 0h20v48z"/></svg>',
  );
});
