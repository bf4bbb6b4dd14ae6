/** 1-based place in a text file. */
export interface Position {
  line: number;
  column: number;
}

/** Indexes the lines of a text once. @returns a function from an offset to its line and column. */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
