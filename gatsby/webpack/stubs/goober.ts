import createCache from "@emotion/cache";
import { type CSSObject, css as serialize } from "@emotion/react";

const cache = createCache({ key: "notice" });

/**
 * Replaces notistack's style library, which writes text into a <style> element, so that the Content-Security-Policy would
 * have to allow any style. Emotion inserts single rules instead.
 * @returns the class name of the styles.
 */
export function css(styles: CSSObject): string {
  const serialized = serialize(styles);
  const className = `${cache.key}-${serialized.name}`;
  if (cache.inserted[serialized.name] === undefined)
    cache.insert(`.${className}`, serialized, cache.sheet, true);
  return className;
}
