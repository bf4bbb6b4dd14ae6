import createCache from "@emotion/cache";
import { type CSSObject, css as serialize } from "@emotion/react";

const cache = createCache({ key: "notice" });

/**
 * In place of the style library of notistack, which writes text into a <style> element that the site's
 * Content-Security-Policy would have to let anyone write. Emotion adds rules one by one instead.
 * @returns the class that carries the styles.
 */
export function css(styles: CSSObject): string {
  const serialized = serialize(styles);
  const className = `${cache.key}-${serialized.name}`;
  if (cache.inserted[serialized.name] === undefined)
    cache.insert(`.${className}`, serialized, cache.sheet, true);
  return className;
}
