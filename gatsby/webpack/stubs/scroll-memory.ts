const positions = new Map<string, number>();
const nameOf = ({ pathname }: { pathname: string }, key: string) => `${pathname}|${key}`;

/**
 * In place of the scroll positions that Gatsby keeps in the browser's session storage: nothing is stored on
 * a visitor's device, so they last as long as the page. The browser itself restores them after a reload.
 */
export class SessionStorage {
  read(location: { pathname: string }, key: string): number {
    return positions.get(nameOf(location, key)) ?? 0;
  }

  save(location: { pathname: string }, key: string, position: number): void {
    // Back and forward: the browser may scroll to the place on the next page before React knows of it.
    if (location.pathname !== window.location.pathname) return;
    positions.set(nameOf(location, key), position);
  }
}
