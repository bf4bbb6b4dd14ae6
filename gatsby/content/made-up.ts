import { contentFiles } from "../../schema/content-files";

/** Whether a value, or a value inside it, is marked as made up. */
const isMarked = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  ("sample" in value || Object.values(value).some(isMarked));

/** Whether any content is marked as made up. @param read gives the content of a file. */
export async function isMadeUp(
  read: (file: (typeof contentFiles)[number]) => unknown,
): Promise<boolean> {
  return (await Promise.all(contentFiles.map(read))).some(isMarked);
}
