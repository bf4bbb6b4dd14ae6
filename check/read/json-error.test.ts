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

test("valid JSON has no error", () => expect(findJsonError(plots)).toBeUndefined());

test("the first mistake has a place, ⟨, and a remedy", () => {
  const edits: [words: string, by: string][] = [
    ['"Adibatla"', "“Adibatla”"],
    ['"Adibatla"', '"The "best" plots"'],
    ['"Adibatla"', '"Adibatla'],
    ['"Adibatla"', '"Adibatla", "name": "B"'],
    ['"Adibatla",', '"Adibatla"'],
    ["30000", "30,000"],
    ["30000", ""],
    ['"Gravel"]', '"Gravel",]'],
    ['"Gravel"]', '"Gravel"'],
    ["\n  ]\n}", "\n  ]"],
    [plots, ""],
    [plots, "<<<<<<< HEAD"],
  ];
  const messages = edits.map(([words, by]) => {
    const text = plots.replace(words, () => by);
    const { offset = 0, problem, fix } = findJsonError(text) ?? {};
    const [before = ""] = /[^\n]*$/.exec(text.slice(0, offset)) ?? [];
    return `${by.replaceAll("\n", "").trim()}   ${before.trim()}⟨ ${problem}: ${fix}`;
  });
  expect(messages.join("\n")).toMatchInlineSnapshot(`
    "“Adibatla”   "name":⟨ “Adibatla” has a quote that is not straight: write " at both ends of the text
    "The "best" plots"   "name": "The "⟨ best" is neither a text in quotes nor a plain number: put " at both ends of names and texts, write quotes inside a text as “ and ”, and numbers in digits only, like 18000 or 5.5
    "Adibatla   "name":⟨ a quote is missing on this line: write a straight quote at each end of the text; for quotes inside a text write “ and ”
    "Adibatla", "name": "B"   "name": "Adibatla",⟨ the field "name" is already on line 4: delete one of the two; if a second record begins here, write }, { before it
    "Adibatla"   ⟨ a comma or a bracket is missing before "price": write it, or undo the last change
    30,000   "price": 30,⟨ a number has a comma: write 30000, without the comma
       "price":⟨ a name, a colon or a value is missing before ,: write it, or delete what does not belong here, or undo the last change
    "Gravel",]   "roads": ["Tar", "Gravel"⟨ there is one comma too many: delete it
    "Gravel"   ⟨ a comma or a bracket is missing before }: write it, or undo the last change
    ]   ⟨ the file ends before a bracket is closed: write the missing lines and brackets, or undo the last change
       ⟨ the file is empty: undo the last change
    <<<<<<< HEAD   ⟨ git could not merge two versions of this file: keep the right lines, and delete the others and the lines with <<<<<<<, ======= and >>>>>>>"
  `);
});
