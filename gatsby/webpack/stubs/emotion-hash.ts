/** Replaces Emotion's hash of a style: five characters instead of seven, since a hash does not compress. FNV-1a. */
const hashString = (styles: string) => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < styles.length; i++) hash = Math.imul(hash ^ styles.charCodeAt(i), 0x01000193);
  return ((hash >>> 0) % 36 ** 5).toString(36);
};
export default hashString;
