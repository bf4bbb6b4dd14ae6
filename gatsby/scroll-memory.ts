const positions = new Map<string, number>();
const nameOf = ({ pathname }: { pathname: string }, key: string) => `${pathname}|${key}`;

/**
 * Replaces Gatsby's scroll positions in the session storage (gatsby/webpack.ts), since the site stores nothing on a
 * visitor's device. These are lost with a reload, after which the browser itself restores the position.
 */
export class SessionStorage {
  read(location: { pathname: string }, key: string): number {
    return positions.get(nameOf(location, key)) ?? 0;
  }

  save(location: { pathname: string }, key: string, position: number): void {
    // After Back or Forward the browser may scroll before React renders the next page.
    if (location.pathname === window.location.pathname)
      positions.set(nameOf(location, key), position);
  }
}
