const positions = new Map<string, number>();
const entryName = ({ pathname }: { pathname: string }, key: string) => `${pathname}|${key}`;

/**
 * Keeps scroll positions in memory, in place of Gatsby's class (gatsby/webpack.ts), since the site stores nothing on a
 * visitor's device. After a reload, which loses the positions, the browser itself restores the last one.
 */
export class SessionStorage {
  read(location: { pathname: string }, key: string): number {
    return positions.get(entryName(location, key)) ?? 0;
  }

  save(location: { pathname: string }, key: string, position: number): void {
    // After Back or Forward the browser may scroll before React renders the next page.
    if (location.pathname === window.location.pathname)
      positions.set(entryName(location, key), position);
  }
}
