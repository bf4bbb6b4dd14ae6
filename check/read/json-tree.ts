import type { Node } from "jsonc-parser";

import type { Path } from "../report/problem";

/** Whether a value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The key and the value of a property; a file cut short may lack the value. */
const propertyParts = (property: Node) => {
  const [key, value] = property.children ?? [];
  const name: unknown = key?.value;
  return { key, value, name: typeof name === "string" ? name : "" };
};

/** The value that a tree stands for, as JSON.parse would give it. */
export function toValue(node: Node): unknown {
  if (node.type === "array") return (node.children ?? []).map(toValue);
  if (node.type !== "object") {
    const value: unknown = node.value;
    return value;
  }
  // fromEntries makes a plain field even of "__proto__", which an assignment would swallow.
  return Object.fromEntries(
    (node.children ?? []).flatMap((property) => {
      const { name, value } = propertyParts(property);
      return value ? [[name, toValue(value)]] : [];
    }),
  );
}

/** The node of a key or of an index, of equal keys the last, as JSON.parse takes it. */
function childNode(node: Node, segment: string | number, part: "key" | "value"): Node | undefined {
  if (typeof segment === "number") return node.children?.[segment];
  const property = node.children?.findLast((child) => propertyParts(child).name === segment);
  return property && propertyParts(property)[part];
}

/**
 * The node at a path.
 * @param part whether the value is wanted, or the key in front of it.
 * @returns the nearest node above when there is nothing at the path.
 */
export function nodeAt(root: Node, path: Path, part: "key" | "value" = "value"): Node {
  let node = root;
  for (const [index, segment] of path.entries()) {
    const isLast = index === path.length - 1;
    const next = childNode(node, segment, isLast ? part : "value");
    if (!next) return node;
    node = next;
  }
  return node;
}

/** Keys that a group has more than once. @returns the later key and the first one, of each pair. */
export function duplicatedKeys(root: Node): { name: string; later: Node; first: Node }[] {
  const seen = new Map<string, Node>();
  const children = root.children ?? [];
  return children.flatMap((child) => {
    if (root.type !== "object") return duplicatedKeys(child);
    const { key, value, name } = propertyParts(child);
    const first = seen.get(name);
    if (key && !first) seen.set(name, key);
    return [
      ...(key && first ? [{ name, later: key, first }] : []),
      ...(value ? duplicatedKeys(value) : []),
    ];
  });
}
