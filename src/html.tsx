import { withPrefix } from "gatsby";
import type { ReactNode } from "react";

import { themeColor } from "./theme";

/** Gatsby's props for a page. */
interface HtmlProps {
  htmlAttributes: { lang?: string };
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/** The HTML document of every page. Unlike Gatsby's own, it lets backgrounds extend under a notch. */
const Html = (props: HtmlProps) => (
  <html lang={props.htmlAttributes.lang} {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" type="image/svg+xml" href={withPrefix("/icons/favicon.svg")} />
      <link rel="icon" sizes="16x16 32x32 48x48" href={withPrefix("/favicon.ico")} />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      <link rel="manifest" href={withPrefix("/icons/manifest.json")} />
      {props.headComponents}
    </head>
    <body {...props.bodyAttributes}>
      {props.preBodyComponents}
      {/* React 18 leaves zero bytes where a character such as ₹ meets the end of its buffer. */}
      <div
        key="body"
        id="___gatsby"
        dangerouslySetInnerHTML={{ __html: props.body.replaceAll("\0", "") }}
      />
      {props.postBodyComponents}
    </body>
  </html>
);

export default Html;
