/** Removes a hash that Gatsby cannot decode from the address. */
export function removeUnreadableHash(): void {
  const remove = () => {
    try {
      decodeURI(location.hash);
    } catch {
      history.replaceState(history.state, "", location.pathname + location.search);
    }
  };
  addEventListener("popstate", remove);
  remove();
}
