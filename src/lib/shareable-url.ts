const attribute = "data-query";

/** The attribute of a tool, with the keys by which the URL stores its choices. */
export const shareableParams = (...keys: readonly string[]) => ({ [attribute]: keys.join(" ") });

/** Writes a query string, sorted by key, so that equal choices give equal texts; commas stay readable. */
export function writeQuery(query: URLSearchParams): string {
  query.sort();
  const written = query.toString().replaceAll("%2C", ",");
  return written && `?${written}`;
}

/**
 * The URL of the page to pass on: without a hash, and of a query string only what the tools of the page store there,
 * not what a network or a newsletter has added.
 */
export function shareableUrl(search: string): string {
  const query = new URLSearchParams(search);
  const tools = [...document.querySelectorAll(`[${attribute}]`)];
  const keys = tools.flatMap((tool) => tool.getAttribute(attribute)?.split(" "));
  for (const key of [...query.keys()].filter((key) => !keys.includes(key))) query.delete(key);
  return location.origin + location.pathname + writeQuery(query);
}
