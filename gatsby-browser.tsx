// Has the font files written into public/; gatsby-ssr.tsx puts the rules that name them into the head.
import "./src/fonts/fraunces.woff2";
import "./src/fonts/hanken-grotesk.woff2";

export { wrapPageElement, wrapRootElement } from "./src/root";
