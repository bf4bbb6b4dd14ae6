import type { z } from "zod";

import type * as fields from "./fields";

/** What a field contains, beyond its JSON type: each kind that schema/fields.ts makes. The rules of `check/` depend on it. */
export type FieldKind = keyof typeof fields;

/** The note of every field. The check and the editors' forms use it. */
export interface FieldNote {
  /** What the field is for, in one sentence written for an editor. */
  description: string;
  kind: FieldKind;
  /** Finishes the sentence "must be …". */
  expects: string;
  /** How to fix a wrong value, as an instruction. */
  fix: string;
  /** Characters the place was designed for; a much longer text gets a warning. */
  room?: number;
  /** kind "record": the type of the list whose slugs may be named. */
  list?: string;
  /** kind "template": the names in braces that the text must contain. */
  slots?: string[];
  /** Of a group with a name: its GraphQL type. */
  type?: string;
}

declare module "zod" {
  interface GlobalMeta extends Partial<FieldNote> {}
}

/** What is wrong with a value of the right type. */
export interface Refusal {
  /** In a group: the field that is wrong. */
  field?: string;
  /** What is wrong, like "has both"; without it the message is "must be …, but is …". */
  problem?: string;
  /** Finishes the sentence "must be …". */
  expects?: string;
  /** An instruction; without it that of the field. */
  fix?: string;
}

/** Refuses values for reasons that a type cannot express. They are asked for once nothing else is wrong. */
export const refuse = <T extends z.ZodType>(
  type: T,
  reasons: (value: z.output<T>) => readonly Refusal[],
): T =>
  type.superRefine(
    (value, context) => {
      for (const params of reasons(value)) {
        const path = params.field ? [params.field] : [];
        context.addIssue({ code: "custom", path, params: { ...params } });
      }
    },
    { when: ({ issues }) => issues.length === 0 },
  );
