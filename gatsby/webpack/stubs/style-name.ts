/**
 * Characters of a name: a page has some hundred, and no compression makes them smaller. Of 60 million names, the site
 * uses a few hundred.
 */
const length = 5;

/**
 * In place of Emotion's hash, whose names have six or seven characters.
 * @param style the text of its rules.
 * @returns its name, for the build and for the browser.
 */
export default function styleName(style: string): string {
  let hash = 0;
  for (let i = 0; i < style.length; i++) {
    hash = Math.imul(hash ^ style.charCodeAt(i), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0).toString(36).padStart(length, "0").slice(-length);
}
