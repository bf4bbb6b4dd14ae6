import { contentFiles } from "../../schema/content-files";

/** Whether a value is marked as made up, or a value inside it. */
const hasSample = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  ("sample" in value || Object.values(value).some(hasSample));

type Read = (file: (typeof contentFiles)[number]) => unknown;

/** Whether any content is marked as made up. @param read gives the content of a file. */
export const isMadeUp = async (read: Read): Promise<boolean> =>
  (await Promise.all(contentFiles.map(read))).some(hasSample);
