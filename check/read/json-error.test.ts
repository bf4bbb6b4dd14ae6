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
    ['"Adibatla"', '"C:\\Users"'],
    ['"Adibatla"', '"Adi\tbatla"'],
    ['"Adibatla"', '"Adibatla" // new'],
    ['"Adibatla"', '\u00a0"Adibatla"'],
    ['"Adibatla"', '"Adibatla", "name": "B"'],
    ['"Adibatla",', '"Adibatla"'],
    ["30000", "30,000"],
    ["30000", "3,12,750.5"],
    ["30000", "5,5"],
    ["30000", "25.5 lakh"],
    ["30000", ""],
    ["30000", "$&"],
    ['"price":', '"price"'],
    ["30000,", "30000,,"],
    ['"Gravel"]', '"Gravel",]'],
    ['"Gravel"]', '"Gravel"'],
    ["\n  ]\n}", "\n  ]"],
    ["\n  ]\n}", "\n  ]\n}}"],
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
    "C:\\Users"   "name":⟨ this text has a backslash, which has a special meaning in JSON: write a photo's path with slashes, like /images/gate.jpg; elsewhere delete the backslash
    "Adi	batla"   "name":⟨ this text has a tab or control character: write a space instead
    "Adibatla" // new   "name": "Adibatla"⟨ JSON has no comments: delete the comment
    "Adibatla"   "name":⟨ [a no-break space] is neither a text in quotes nor a plain number: put " at both ends of names and texts, write quotes inside a text as “ and ”, and numbers in digits only, like 18000 or 5.5
    "Adibatla", "name": "B"   "name": "Adibatla",⟨ the field "name" is already on line 4: delete one of the two; if a second record begins here, write }, { before it
    "Adibatla"   ⟨ a comma or a bracket is missing before "price": write it, or undo the last change
    30,000   "price": 30,⟨ a number has a comma: write 30000, without the comma
    3,12,750.5   "price": 3,⟨ a number has a comma: write 312750.5, without the comma
    5,5   "price": 5,⟨ 5 is neither a text in quotes nor a plain number: put " at both ends of names and texts, write quotes inside a text as “ and ”, and numbers in digits only, like 18000 or 5.5
    25.5 lakh   "price": 25.5⟨ lakh is neither a text in quotes nor a plain number: put " at both ends of names and texts, write quotes inside a text as “ and ”, and numbers in digits only, like 18000 or 5.5
       "price":⟨ a name, a colon or a value is missing before ,: write it, or delete what does not belong here, or undo the last change
    $&   "price":⟨ $& is neither a text in quotes nor a plain number: put " at both ends of names and texts, write quotes inside a text as “ and ”, and numbers in digits only, like 18000 or 5.5
    "price"   "price"⟨ a name, a colon or a value is missing before 30000: write it, or delete what does not belong here, or undo the last change
    30000,,   "price": 30000,⟨ there is one comma too many: delete it
    "Gravel",]   "roads": ["Tar", "Gravel"⟨ there is one comma too many: delete it
    "Gravel"   ⟨ a comma or a bracket is missing before }: write it, or undo the last change
    ]   ⟨ the file ends before a bracket is closed: write the missing lines and brackets, or undo the last change
    ]}}   }⟨ a name, a colon or a value is missing before }: write it, or delete what does not belong here, or undo the last change
       ⟨ the file is empty: undo the last change
    <<<<<<< HEAD   ⟨ git could not merge two versions of this file: keep the right lines, and delete the others and the lines with <<<<<<<, ======= and >>>>>>>"
  `);
});
