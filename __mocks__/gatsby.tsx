import type { AnchorHTMLAttributes } from "react";

/** Stands in for Gatsby in unit tests: links are plain anchors, queries are nothing. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest} />
);

export const graphql = () => undefined;
