import type { Finding } from "../shape/places";
import { at, type Content, fieldOf, groupsOf } from "./rule";

/** An entry of the header is a link or a group of links, not both and not neither. */
export const navigationEntriesLead = (content: Content): Finding[] =>
  groupsOf(content, "NavigationEntry").flatMap((entry) => {
    const hasLink = entry.value.to !== undefined;
    const hasGroup = entry.value.items !== undefined;
    if (hasLink !== hasGroup) return [];
    return hasLink
      ? [
          {
            ...at(
              fieldOf(entry, "items"),
              'makes the entry a group of links, but with "to" it is a link already',
              'delete "to" or "items"',
            ),
            atName: true,
          },
        ]
      : [
          at(
            entry,
            'has neither "to" nor "items"',
            'add "to" with the page it leads to, or "items" with a list of links',
          ),
        ];
  });
