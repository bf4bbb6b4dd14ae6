import type { z } from "zod";

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
