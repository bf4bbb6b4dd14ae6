import { readJson } from "./json";

const text = `{\r
  "name": "Adibatla",\r
  "price": 30000,\r
  "roads": ["Tar", "Gravel"]\r
}\r
`;

test.each([
  ['"Adibatla",', '"Adibatla"', 3, 3, 'cannot be read at “"price": 30000,”: look here and at the'],
  ["30000", "30,000", 3, 15, "write numbers in digits only, like 18000"],
  ['  "price', '<<<<<<< HEAD\n  "price', 3, 1, "where git has put <<<<<<<"],
  ['"price"', '"name"', 3, 3, 'has the field "name" twice: delete one of the two'],
  [text, "", 1, 1, "cannot be read"],
])("%s becomes %s", (words, by, line, column, message) => {
  const json = readJson(Buffer.from(text.replace(words, () => by)));
  expect(json.message).toContain(message);
  expect(json.positionOf([])).toEqual({ line, column });
});

test("a value has its place, and a missing one that of its group", () => {
  const { value, positionOf } = readJson(Buffer.from(text));
  expect(value).toMatchObject({ price: 30000 });
  expect(positionOf(["roads", 1])).toEqual({ line: 4, column: 20 });
  expect(positionOf(["size", "min"])).toEqual({ line: 1, column: 1 });
});

test.each(["utf16le", "latin1"] as const)("the encoding %s is refused", (encoding) =>
  expect(readJson(Buffer.from('"Caf\u00e9"', encoding)).message).toContain("in UTF-8: undo"),
);
