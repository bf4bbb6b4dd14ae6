import { z } from "zod";

/** The shape of a content file, a group, a list or a value. */
export type Shape = z.core.$ZodType;

export type Meta = NonNullable<ReturnType<typeof z.globalRegistry.get>>;

const withoutOptional = <S extends Shape | undefined>(shape: S): Shape | S =>
  shape instanceof z.ZodOptional ? withoutOptional(shape.unwrap()) : shape;

export const isOptional = (shape: Shape) => shape instanceof z.ZodOptional;

/** The metadata of a field, with that of its type. The hint ends the description. */
export function metaOf(shape: Shape): Meta {
  const meta = { ...z.globalRegistry.get(withoutOptional(shape)), ...z.globalRegistry.get(shape) };
  return { ...meta, description: [meta.description, meta.hint].filter(Boolean).join(" ") };
}

/** The label of a field or a file: its title, or its name in words, such as "Layout permit number" for layoutPermitNumber. */
export const labelOf = (name: string, shape?: Shape): string =>
  (shape && metaOf(shape).title) ??
  name
    .replace(/-|(?=[A-Z])/g, " ")
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());

/** The fields of a group. @returns undefined for anything but a group. */
export function fieldsOf(shape?: Shape): Readonly<Record<string, Shape>> | undefined {
  const group = withoutOptional(shape);
  return group instanceof z.ZodObject ? group.shape : undefined;
}

/** The shape of a list's entries. @returns undefined for anything but a list. */
export function entryOf(shape?: Shape): Shape | undefined {
  const list = withoutOptional(shape);
  return list instanceof z.ZodArray ? list.element : undefined;
}

/** The GraphQL type of a single value. @returns undefined for a group or a list. */
export function scalarOf(shape: Shape) {
  const field = withoutOptional(shape);
  if (field instanceof z.ZodNumber) return field.isInt ? "Int" : "Float";
  return field instanceof z.core.$ZodString || field instanceof z.ZodEnum ? "String" : undefined;
}
