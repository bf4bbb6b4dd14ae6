import type { z } from "zod";

/** How a message names things: by the names of fields and files in the terminal, by labels in the forms. */
export interface Wording {
  /** @param name of a field. */
  field: (name: string) => string;
  /** @param path of a file, inside data/. */
  file: (path: string) => string;
  /** Words for people who edit the file itself. @param inForm the words for people who use a form. */
  byHand: (words: string, inForm?: string) => string;
}

/** A part of a message, which may depend on the wording. */
export type Phrase = string | ((wording: Wording) => string);

export const inWords = (text: Phrase, wording: Wording) =>
  typeof text === "string" ? text : text(wording);

/** The message for a wrong value of the right type. */
export interface Issue {
  /** The field of a group that is wrong. */
  field?: string;
  /** By default "must be …, but is …". */
  problem?: Phrase;
  /** Finishes the sentence "must be …"; by default as in the metadata. */
  expects?: Phrase;
  /** By default as in the metadata. */
  fix?: Phrase;
}

/** Adds a check that a type cannot express. It runs only if nothing else is wrong. */
export const refine = <T extends z.ZodType>(
  type: T,
  check: (value: z.output<T>) => readonly Issue[],
): T =>
  type.superRefine(
    (value, context) => {
      for (const params of check(value)) {
        const path = params.field ? [params.field] : [];
        context.addIssue({ code: "custom", path, params: { ...params } });
      }
    },
    { when: ({ issues }) => issues.length === 0 },
  );
