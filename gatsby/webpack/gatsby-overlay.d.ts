// Gatsby's overlay has no types; gatsby/webpack/adjust-webpack.ts defines the alias.
declare module "gatsby-overlay/components/overlay" {
  import type { HTMLAttributes, ReactNode } from "react";

  type Part = (props: HTMLAttributes<HTMLElement>) => ReactNode;
  export const Overlay: Part;
  export const Header: Part;
  export const Body: Part;
  export const HeaderOpenClose: (props: { dismiss: () => void }) => ReactNode;
}

declare module "gatsby-overlay/utils" {
  export function openInEditor(file: string, line?: number): void;
}
