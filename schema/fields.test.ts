import * as fields from "./fields";
import { noteOf } from "./shape-tree";

const kinds = Object.entries(fields).filter(([, kind]) => typeof kind === "function");

test.each(kinds)("the kind %s has the name of its export", (name, kind) => {
  // The second parameter is a list of slots or values, where there is one.
  expect(noteOf(Reflect.apply(kind, undefined, ["A field.", ["one"]])).kind).toBe(name);
});
