import { z } from "zod";

/** Any shape or field of a content file. */
export type Shape = z.core.$ZodType;

/** What a shape or a field says about itself: see FieldNote. */
export type Note = NonNullable<ReturnType<typeof z.globalRegistry.get>>;

/** A field as it is when it is not left out. */
export const withoutOptional = (shape: Shape): Shape =>
  shape instanceof z.ZodOptional ? withoutOptional(shape.unwrap()) : shape;

/** Whether a field may be left out. */
export const isOptional = (shape: Shape) => shape instanceof z.ZodOptional;

/** What a shape or a field says about itself; empty when it says nothing. */
export const noteOf = (shape: Shape): Note => ({
  ...z.globalRegistry.get(withoutOptional(shape)),
  ...z.globalRegistry.get(shape),
});

/** The fields of a group. @returns undefined for anything but a group. */
export function fieldsOf(shape: Shape): Readonly<Record<string, Shape>> | undefined {
  const group = withoutOptional(shape);
  return group instanceof z.ZodObject ? group.shape : undefined;
}

/** What the entries of a list look like. @returns undefined for anything but a list. */
export function entryOf(shape: Shape): Shape | undefined {
  const list = withoutOptional(shape);
  return list instanceof z.ZodArray ? list.element : undefined;
}

/** The GraphQL type of a single value. @returns undefined for a group or a list. */
export function scalarOf(shape: Shape) {
  const field = withoutOptional(shape);
  if (field instanceof z.ZodNumber) return field.isInt ? "Int" : "Float";
  return field instanceof z.core.$ZodString || field instanceof z.ZodEnum ? "String" : undefined;
}
