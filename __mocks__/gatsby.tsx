import type { AnchorHTMLAttributes } from "react";

/**
 * Stands in for Gatsby in unit tests: links are anchors that leave the page where it is, queries are
 * nothing.
 */
export const Link = ({
  to,
  onClick,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a
    href={to}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
    {...rest}
  />
);

/** As on a host that has the site in a folder. */
export const withPrefix = (path: string) => `/folder${path}`;

export const graphql = () => undefined;
