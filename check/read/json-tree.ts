import { findNodeAtLocation, type Node } from "jsonc-parser";

import type { Path } from "../report/problem";

/** Whether a value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The node of a field's name. @param value the node of its value. */
export const nameNode = ({ parent }: Node): Node | undefined =>
  parent?.type === "property" ? parent.children?.[0] : undefined;

/** The node at a path, or the nearest one above when there is nothing at the path. */
export function nodeAt(root: Node, path: Path): Node {
  return findNodeAtLocation(root, [...path]) ?? nodeAt(root, path.slice(0, -1));
}

/** Fields that a group has more than once: of each, the names of the first and the second. */
export function repeatedFields(group: Node): { first: Node; second: Node }[] {
  const names = new Map<unknown, Node>();
  return (group.children ?? []).flatMap(({ children: [name] = [] }) => {
    if (!name) return [];
    const first = names.get(name.value);
    names.set(name.value, first ?? name);
    return first ? [{ first, second: name }] : [];
  });
}

/** All groups of a tree, from top to bottom. */
export const groupsIn = (node: Node): Node[] => [
  ...(node.type === "object" ? [node] : []),
  ...(node.children ?? []).flatMap(groupsIn),
];
