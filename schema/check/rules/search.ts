import type { FieldKind } from "../../fields";
import type { Content, Finding } from "../content";
import { referTo } from "../where";
import { plain, repeats, textsOf } from "./places";

const uniqueKinds: { kind: FieldKind; name: string }[] = [
  { kind: "searchTitle", name: "title" },
  { kind: "searchDescription", name: "description" },
];

/** No two pages look the same in search results. */
export const searchTextsAreUnique = (content: Content): Finding[] =>
  uniqueKinds.flatMap(({ kind, name }) =>
    repeats(textsOf(content, kind), ({ value }) => plain(value)).map(({ later, first }) => ({
      document: later.document,
      path: later.path,
      problem: `is the same ${name} as ${referTo(first.document, first.path, later.document)}`,
      mend: "say what this page answers and the other does not",
    })),
  );
