const words = new Map([
  ["true", true],
  ["yes", true],
  ["false", false],
  ["no", false],
]);

/** What a word for yes or no means. @returns undefined for any other word. */
export const flagMeant = (word: string) => words.get(word.trim().toLowerCase());
