// Has the font files written into public/; gatsby-ssr.tsx puts the rules that name them into the head.
import "./src/font-faces";

export { wrapPageElement, wrapRootElement } from "./src/root";
