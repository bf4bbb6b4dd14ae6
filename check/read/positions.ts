/** 1-based place in a text file. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Indexes the lines of a text once, so that many offsets can be looked up.
 * @returns a function from an offset to its line and column.
 */
export function linesOf(text: string): (offset: number) => Position {
  const starts = [
    0,
    ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length),
  ];
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
