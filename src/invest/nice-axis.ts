/**
 * An axis from zero in round steps up to at least the largest value: 25 gives 0, 5, 10, 15, 20, 25.
 * @param largest 0 or more.
 */
export function niceAxis(largest: number): { ticks: number[]; end: number } {
  const step = [1, 2, 5, 10, 20, 50].find((size) => largest / size <= 6) ?? 100;
  const count = Math.max(1, Math.ceil(largest / step));
  return {
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
    end: count * step,
  };
}
