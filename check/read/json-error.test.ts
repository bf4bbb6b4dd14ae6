import { findJsonError } from "./json-error";

const plots = `{
  "plots": [
    {
      "name": "Adibatla",
      "price": 30000,
      "roads": ["Tar", "Gravel"]
    },
    {
      "name": "Kompally"
    }
  ]
}
`;

/** The message after each replacement; ⟨ is the place of the error. */
const messagesOf = (...edits: readonly [words: string, by: string][]) =>
  edits
    .map(([words, by]) => {
      const text = plots.replace(words, () => by);
      const { offset = 0, problem, fix } = findJsonError(text) ?? {};
      const [before = ""] = /[^\n]*$/.exec(text.slice(0, offset)) ?? [];
      return `${by.replaceAll("\n", "").trim()}   ${before.trim()}⟨ ${problem}: ${fix}`;
    })
    .join("\n");

const name = (by: string): [string, string] => ['"Adibatla"', by];
const price = (by: string): [string, string] => ["30000", by];
const roads = (by: string): [string, string] => ['["Tar", "Gravel"]', by];

test("valid JSON has no error", () => expect(findJsonError(plots)).toBeUndefined());

test("texts and numbers", () => {
  const messages = messagesOf(
    ...["“Adibatla”", '"The "best" plots"', '"Adibatla', 'Adibatla"', "Adibatla, Hyderabad"].map(
      name,
    ),
    ...['"C:\\Users"', '"Adi\tbatla"', '"Adibatla" // new', '\u00a0"Adibatla"'].map(name),
    ...["30,000", "₹30000", "5/5", "030", "25.5 lakh", "Yes", '30000"'].map(price),
  );
  expect(messages).toMatchInlineSnapshot(`
    "“Adibatla”   "name":⟨ this is not the straight quote " that JSON needs: write " at both ends of the text
    "The "best" plots"   "name": "The "⟨ a name or a text ends at the quote before this, but more follows: write one quote at each end of a name or text; for quotes inside a text write “ and ”
    "Adibatla   "name":⟨ the second quote is missing on this line: write a quote at each end of the text, on the same line; a number has no quotes
    Adibatla"   "name":⟨ Adibatla is neither a text in quotes nor a plain number: write names and texts between straight quotes ", and numbers in digits only, like 30000 or 5.5
    Adibatla, Hyderabad   "name":⟨ Adibatla, Hyderabad is neither a text in quotes nor a plain number: write names and texts between straight quotes ", and numbers in digits only, like 30000 or 5.5
    "C:\\Users"   "name":⟨ this text has a backslash, which has a special meaning in JSON: write a photo's path with slashes, like images/gate.jpg; elsewhere delete the backslash
    "Adi	batla"   "name":⟨ this text has a tab or control character: write a space instead
    "Adibatla" // new   "name": "Adibatla"⟨ JSON has no comments: delete the comment
    "Adibatla"   "name":⟨ a no-break space does not belong here: delete it, compare with the lines around, or undo the last change
    30,000   "price":⟨ 30,000 is neither a text in quotes nor a plain number: write names and texts between straight quotes ", and numbers in digits only, like 30000 or 5.5
    ₹30000   "price":⟨ ₹30000 is neither a text in quotes nor a plain number: write names and texts between straight quotes ", and numbers in digits only, like 30000 or 5.5
    5/5   "price":⟨ 5/5 is neither a text in quotes nor a plain number: write names and texts between straight quotes ", and numbers in digits only, like 30000 or 5.5
    030   "price":⟨ 030 is neither a text in quotes nor a plain number: write names and texts between straight quotes ", and numbers in digits only, like 30000 or 5.5
    25.5 lakh   "price":⟨ 25.5 lakh is neither a text in quotes nor a plain number: write names and texts between straight quotes ", and numbers in digits only, like 30000 or 5.5
    Yes   "price":⟨ Yes is neither a text in quotes nor a plain number: write names and texts between straight quotes ", and numbers in digits only, like 30000 or 5.5
    30000"   "price": 30000⟨ the second quote is missing on this line: write a quote at each end of the text, on the same line; a number has no quotes"
  `);
});

test("commas, colons and brackets", () => {
  const messages = messagesOf(
    name('"Adibatla", "name": "B"'),
    ['"Adibatla",', '"Adibatla"'],
    ["30000,", "30000"],
    price("30000,"),
    price("30000;"),
    price(""),
    ['"price":', '"price"'],
    roads('["Tar", "Gravel",]'),
    roads('["Tar" "Gravel"]'),
    roads('["Tar", "Gravel"'),
    roads('{ "Tar", "Gravel" }'),
    ["    },\n    {", "    {"],
    ["    },\n    {", "    ,{"],
    ["    },\n    {\n", "    },\n"],
    ['"plots": [', ""],
    ["\n  ]\n}", "\n  ]"],
    ["\n  ]\n}", "\n  ]\n}}"],
    [plots, ""],
    [plots, "<<<<<<< HEAD"],
  );
  expect(messages).toMatchInlineSnapshot(`
    ""Adibatla", "name": "B"   "name": "Adibatla",⟨ the field "name" is already on line 4: delete one of the two; if a second record begins here, write }, { before it
    "Adibatla"   "name": "Adibatla"⟨ a comma is missing here, or the next word or sign does not belong here: write a comma here, or delete the word or sign
    30000   "price": 30000⟨ a comma is missing here, or the next word or sign does not belong here: write a comma here, or delete the word or sign
    30000,   "price": 30000,⟨ there is one comma too many: delete it
    30000;   "price": 30000⟨ ; does not belong here: delete it, compare with the lines around, or undo the last change
       "price":⟨ the value is missing here: write a value, or delete the whole field
    "price"   "price"⟨ a colon is missing after the name of this field: write : and a value; write the texts of a list between [ and ]
    ["Tar", "Gravel",]   "roads": ["Tar", "Gravel",⟨ there is one comma too many: delete it
    ["Tar" "Gravel"]   "roads": ["Tar"⟨ a comma is missing here, or the next word or sign does not belong here: write a comma here, or delete the word or sign
    ["Tar", "Gravel"   ⟨ } is here, but the [ on line 6 is not closed: write ] before it or in its place, or delete it if it is one too many
    { "Tar", "Gravel" }   "roads": { "Tar"⟨ a colon is missing after the name of this field: write : and a value; write the texts of a list between [ and ]
    {   ⟨ a record begins here, but the { on line 3 is not closed: write }, before this {
    ,{   ,⟨ { is here, but the name of a field is expected: add the missing } of the record before, or the missing name and [ of the list; if this record comes after a ], move it before the ]
    },   "name"⟨ a field is here, but the [ on line 2 begins a list: write { before the field if a record begins here, or ] and a comma if the list ends here
       ⟨ { is here, but the name of a field is expected: add the missing } of the record before, or the missing name and [ of the list; if this record comes after a ], move it before the ]
    ]   ⟨ the file ends here, but the { on line 1 is not closed: undo the last change, or write the missing lines and }
    ]}}   }⟨ } does not belong here: delete it, compare with the lines around, or undo the last change
       ⟨ the file is empty: undo the last change
    <<<<<<< HEAD   ⟨ git could not merge two versions of this file: keep the right lines, and delete the others and the lines with <<<<<<<, ======= and >>>>>>>"
  `);
});
