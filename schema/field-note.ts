import type { z } from "zod";

import type * as fields from "./fields";

/** What a field contains: the name of an export of schema/fields.ts. */
export type FieldKind = keyof typeof fields;

/** The metadata of a field, for the check and the editors' forms. */
export interface FieldNote {
  /** What the field is for, in one sentence written for an editor. */
  description: string;
  kind: FieldKind;
  /** Finishes the sentence "must be …". */
  expects: string;
  /** How to fix a wrong value, as an instruction. */
  fix: string;
  /** The characters that the place was designed for; a much longer text gets a warning. */
  room?: number;
  /** Kind "record": the GraphQL type of the list that has the record. */
  list?: string;
  /** Kind "template": the names in braces that the text must contain. */
  slots?: string[];
  /** The GraphQL type of a group. */
  type?: string;
  /** Whether the group is a section of a page, with a heading. */
  isSection?: boolean;
}

declare module "zod" {
  interface GlobalMeta extends Partial<FieldNote> {}
}

/** The message for a wrong value of the right type. */
export interface Issue {
  /** The field that is wrong, in a group. */
  field?: string;
  /** By default "must be …, but is …". */
  problem?: string;
  /** Finishes the sentence "must be …"; by default as in the note. */
  expects?: string;
  /** By default as in the note. */
  fix?: string;
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
