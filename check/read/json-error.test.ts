/** @jest-environment node */
import { findJsonError } from "./json-error";
import { positionsIn } from "./positions";

const plots = `{
  "plots": [
    {
      "name": "Adibatla",
      "price": 30000,
      "size": { "min": 150, "max": 500 },
      "roads": ["Tar", "Gravel"]
    },
    {
      "name": "Kompally"
    }
  ]
}
`;

/** What is said once some words are replaced, under what is written then. */
const saidOf = (...edits: readonly [words: string, by: string][]) =>
  edits
    .map(([words, by]) => {
      expect(plots).toContain(words);
      const text = plots.replace(words, () => by);
      const error = findJsonError(text);
      if (!error) return `${by}\n  no error`;
      const { line, column } = positionsIn(text)(error.offset);
      return `${by.trim()}\n  ${line}:${column} ${error.problem}: ${error.fix}`;
    })
    .join("\n");

const name = (by: string): [string, string] => ['"name": "Adibatla"', by];
const price = (by: string): [string, string] => ["30000", by];
const roads = (by: string): [string, string] => ['["Tar", "Gravel"]', by];
const size = (by: string): [string, string] => ['{ "min": 150, "max": 500 }', by];

test("sound JSON has no error", () => expect(findJsonError(plots)).toBeUndefined());

test("texts and names", () => {
  expect(
    saidOf(
      name('"name": “Adibatla”'),
      name('"name": "Adibatla”'),
      name('"name": "The "best" plots"'),
      name('"name": "Adibatla""'),
      name('"name": "Adibatla'),
      name('"name": "Adi\nbatla"'),
      name('"name: "Adibatla"'),
      name('"name": Adibatla"'),
      name('"name": Adibatla, Rangareddy'),
      name('name": "Adibatla"'),
      name('name: "Adibatla"'),
      name('• "name": "Adibatla"'),
      name('"name": "C:\\Users\\gate.jpg"'),
      name('"name": "Adi\tbatla"'),
      name('"name": "Adibatla" // new'),
      name('"name":\u00a0"Adibatla"'),
    ),
  ).toMatchInlineSnapshot(`
    ""name": “Adibatla”
      4:15 this quote is not the straight " that JSON needs: write " at both ends of the text
    "name": "Adibatla”
      4:15 this quote is not the straight " that JSON needs: write " at both ends of the text
    "name": "The "best" plots"
      4:21 the text ends at the quote before this, but more follows: delete the quote that is too many; inside a text, write “ and ” or \\"
    "name": "Adibatla""
      4:25 the text ends at the quote before this, but more follows: delete the quote that is too many; inside a text, write “ and ” or \\"
    "name": "Adibatla
      4:15 this text has no closing quote on its line: close it with "; a text stays on one line
    "name": "Adi
    batla"
      4:15 this text has no closing quote on its line: close it with "; a text stays on one line
    "name: "Adibatla"
      4:15 the name of this field has no closing quote: write the quote before the colon
    "name": Adibatla"
      4:15 Adibatla lacks a quote: write "Adibatla"
    "name": Adibatla, Rangareddy
      4:15 Adibatla, Rangareddy has no quotes: put a text between double quotes; write a number in digits, and yes or no as true or false
    name": "Adibatla"
      4:7 name lacks a quote: write "name"
    name: "Adibatla"
      4:7 name lacks a quote: write "name"
    • "name": "Adibatla"
      4:7 • does not belong here: delete it, or write what JSON has here: a colon after a name, a comma between two fields
    "name": "C:\\Users\\gate.jpg"
      4:15 this text has a backslash, which has a special meaning in JSON: for a photo, write images/ and its name, like images/gate.jpg; elsewhere delete the backslash
    "name": "Adi	batla"
      4:15 this text has a tab or another control character: write a space instead
    "name": "Adibatla" // new
      4:26 JSON has no comments: delete this one
    "name": "Adibatla"
      4:14 there is a no-break space here, outside of the quotes: delete it; type a usual space if you want one"
  `);
});

test("numbers", () => {
  expect(
    saidOf(
      ...["30,000", "₹30000", "45L", "+30000", "5,5", "5/5", ".5", "5.", "030", "50%"].map(price),
      ...["thirty thousand", "Yes", '30000"', "2027-06", "+91 98480 12345"].map(price),
    ),
  ).toMatchInlineSnapshot(`
    "30,000
      5:16 30,000 is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes
    ₹30000
      5:16 ₹30000 is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes
    45L
      5:16 45L is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes
    +30000
      5:16 +30000 is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes
    5,5
      5:16 5,5 is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes
    5/5
      5:16 5/5 is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes
    .5
      5:16 .5 is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes
    5.
      5:16 5. is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes
    030
      5:16 030 is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes
    50%
      5:16 50% is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes
    thirty thousand
      5:16 thirty thousand has no quotes: put a text between double quotes; write a number in digits, and yes or no as true or false
    Yes
      5:16 Yes has no quotes: put a text between double quotes; write a number in digits, and yes or no as true or false
    30000"
      5:21 there is a quote after a number: delete it; a number has none
    2027-06
      5:16 2027-06 is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes
    +91 98480 12345
      5:16 +91 98480 12345 is not how JSON writes a number: write digits only, such as 30000 or 5.5; put anything but a number between double quotes"
  `);
});

test("commas, colons and values", () => {
  expect(
    saidOf(
      ['"Adibatla",', '"Adibatla"'],
      ['"Gravel"]', '"Gravel"],'],
      ['"Gravel"]', '"Gravel",]'],
      price("30000,"),
      price("30000;"),
      price(""),
      name('"name" "Adibatla"'),
      name('"name":: "Adibatla"'),
      name('"name" = "Adibatla"'),
      name('"name": "Adibatla" "Meadows"'),
      name('"name": "A", "name": "B"'),
      roads('["Tar" "Gravel"]'),
    ),
  ).toMatchInlineSnapshot(`
    ""Adibatla"
      4:25 a comma is missing here: write , between the two entries
    "Gravel"],
      7:34 there is a comma after the last entry: delete it
    "Gravel",]
      7:33 there is a comma after the last entry: delete it
    30000,
      5:22 there is a comma too many: delete it
    30000;
      5:21 ; does not belong here: delete it, or write what JSON has here: a colon after a name, a comma between two fields

      5:15 the value is missing after the colon: write a value, or delete the whole field
    "name" "Adibatla"
      4:13 a colon is missing after the name of this field: write : between the name and the value
    "name":: "Adibatla"
      4:14 there are two colons in a row: delete one of them
    "name" = "Adibatla"
      4:14 = does not belong here: delete it, or write what JSON has here: a colon after a name, a comma between two fields
    "name": "Adibatla" "Meadows"
      4:26 there is more than one value after this name: delete what is too many; or write a comma before a new field, or { before a group of fields
    "name": "A", "name": "B"
      4:20 the field "name" is here twice, first on line 4: delete the wrong one; if a second record begins here, write }, { before it
    ["Tar" "Gravel"]
      7:22 a comma is missing here: write , between the two entries"
  `);
});

test("brackets", () => {
  expect(
    saidOf(
      ["    },\n    {", "    }\n    {"],
      ["    },\n    {", "    {"],
      ["    },\n    {\n", "    },\n"],
      ['    },\n    {\n      "name"', ',      "name"'],
      ['  "plots": [\n', ""],
      ['"plots": [', '"plots": {'],
      ['"plots": [', '"plots":'],
      ["\n  ]\n}", '\n  ],\n  { "name": "Medchal" }\n}'],
      ["\n  ]\n}", "\n  ]\n}}"],
      ["\n  ]\n}", '\n  ]\n}, { "name": "Medchal" }'],
      ["\n  ]\n}", "\n}"],
      ["\n  ]\n}", "\n  ]"],
      roads('{ "Tar", "Gravel" ]'),
      roads('["Tar", "Gravel" }'),
      roads('["Tar", "Gravel", "size": 5'),
      roads('["Tar", "Gravel"\n      "size": 5'),
      ["    },\n    {", "    ,{"],
      size('"min": 150, "max": 500 }'),
      size('[ "min": 150, "max": 500 }'),
      [plots, '"plots": []'],
      [plots, '{ "plots": ['],
      [plots, ""],
      [plots, "<<<<<<< HEAD"],
    ),
  ).toMatchInlineSnapshot(`
    "}
        {
      8:6 a comma is missing here: write , between the two entries
    {
      8:5 there is more than one value after this name: delete what is too many; or write a comma before a new field, or { before a group of fields
    },
      9:13 there is a field here, but the [ on line 2 begins a list: write ] and a comma before the field if the list ends there, or { before it if a record begins with it
    ,      "name"
      8:8 the field "name" is here twice, first on line 4: delete the wrong one; if a second record begins here, write }, { before it

      2:5 a record begins here, where the name of a field belongs: write the name of its list, a colon and [ before the first record, like "plots": [
    "plots": {
      3:5 a record begins here, where the name of a field belongs: write the name of its list, a colon and [ before the first record, like "plots": [
    "plots":
      9:5 a record begins here, where the name of a field belongs: write the name of its list, a colon and [ before the first record, like "plots": [
    ],
      { "name": "Medchal" }
    }
      13:3 a record begins here, after the end of its list: move it up, to before the ] of its list, with a comma between the records
    ]
    }}
      13:2 the file goes on after its last closing bracket: move a record that stands here into its list; delete a bracket that is too many
    ]
    }, { "name": "Medchal" }
      13:2 the file goes on after its last closing bracket: move a record that stands here into its list; delete a bracket that is too many
    }
      12:1 } stands here, but the [ on line 2 is not closed: write ] before it or in place of it, or delete it if it is too many
    ]
      13:1 the file ends here, but the { on line 1 is not closed: undo the last change; or write what is missing, and } at the end of it
    { "Tar", "Gravel" ]
      7:23 a colon and a value are missing here, after the name of a field: write them, or delete the name; if this is a list, it stands between [ and ]
    ["Tar", "Gravel" }
      7:33 } stands here, but the [ on line 7 is not closed: write ] before it or in place of it, or delete it if it is too many
    ["Tar", "Gravel", "size": 5
      7:40 there is a field here, but the [ on line 7 begins a list: write ] and a comma before the field if the list ends there, or { before it if a record begins with it
    ["Tar", "Gravel"
          "size": 5
      8:7 there is a field here, but the [ on line 7 begins a list: write ] and a comma before the field if the list ends there, or { before it if a record begins with it
    ,{
      8:6 a record begins here, but the { on line 3 is not closed: write } before the comma in front of this record
    "min": 150, "max": 500 }
      6:20 there is more than one value after this name: delete what is too many; or write a comma before a new field, or { before a group of fields
    [ "min": 150, "max": 500 }
      6:22 there is a field here, but the [ on line 6 begins a list: write ] and a comma before the field if the list ends there, or { before it if a record begins with it
    "plots": []
      1:8 the file does not begin with {: write { before its first field
    { "plots": [
      1:13 the file ends here, but the [ on line 1 is not closed: undo the last change; or write what is missing, and ] at the end of it

      1:1 the file is empty: undo the last change
    <<<<<<< HEAD
      1:1 two versions of this file were not merged: keep the lines that are right, and delete the others and the lines of <<<<<<<, ======= and >>>>>>>"
  `);
});
