import type { z } from "zod";

/** The words for whom a message is written: names of fields and files in the terminal, labels in the forms. */
export interface Wording {
  /** A field, by its name. */
  field: (name: string) => string;
  /** A file of data/, by its path in it. */
  file: (path: string) => string;
  /** Words for those who edit the file itself. @param inForm in their place for those who use a form. */
  byHand: (words: string, inForm?: string) => string;
}

/** A part of a message. */
export type Text = string | ((wording: Wording) => string);

export const inWords = (text: Text, wording: Wording) =>
  typeof text === "string" ? text : text(wording);

/** The message for a wrong value of the right type. */
export interface Issue {
  /** The field that is wrong, in a group. */
  field?: string;
  /** By default "must be …, but is …". */
  problem?: Text;
  /** Finishes the sentence "must be …"; by default as in the note. */
  expects?: Text;
  /** By default as in the note. */
  fix?: Text;
}

/** Adds a check that a type cannot express. It runs once nothing else is wrong. */
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
