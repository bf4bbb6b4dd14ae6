/** @jest-environment node */
import { type Edit, reportFor } from "../../test/check/broken";
import { exampleContent } from "../../test/check/example";

/** What is said of each edit, under its name: line and column, the problem and the fix. */
async function saidOf(edits: Record<string, Edit>): Promise<string> {
  const said = Object.entries(edits).map(async ([mistake, edit]) => {
    const report = await reportFor(edit);
    const [, place, problem, fix] = /^data\/\S+?json:(\S+)\n {2}(.*)\n {2}(.*)$/.exec(report) ?? [];
    return `${mistake}\n  ${place} ${problem}: ${fix}`;
  });
  return (await Promise.all(said)).join("\n");
}

const edited =
  (file: string, replace: string) =>
  (by: string): Edit => ({ file, replace, by });
/** The first record's label, and its value, written in another way; a row like `"label": "Words 1",`. */
const label = edited("statistics.json", '"label": "Words 1",');
const value = edited("statistics.json", '"value": 3');
const number = (by: string) => value(`"value": ${by}`);

test("texts and names", async () => {
  const edits = {
    "curly quotes": label('"label": “Words 1”,'),
    "a curly quote at the end": label('"label": "Words 1”,'),
    "a quote inside a text": label('"label": "The "best" plots",'),
    "two quotes at the end": label('"label": "Words 1"",'),
    "two quotes at the beginning": label('"label": ""Words 1",'),
    "no closing quote": label('"label": "Words 1,'),
    "a line break inside a text": label('"label": "Words\n1",'),
    "two line breaks inside a text": label('"label": "Words\r\n\r\n1",'),
    "no opening quote": label('"label": Words 1",'),
    "no quotes": label('"label": Adibatla, Rangareddy,'),
    "a name without its closing quote": label('"label: "Words 1",'),
    "a name without its opening quote": label('label": "Words 1",'),
    "a name without quotes": label('label: "Words 1",'),
    "no name": label('• "label": "Words 1",'),
    "a backslash": label('"label": "Plots\\Villas",'),
    "a photo's path with \\n": label('"file": "images\\new.jpg",'),
    "a tab inside a text": label('"label": "Words\t1",'),
    "a space that cannot be seen": number("3\u00a0"),
    "a comment": label('"label": "Words 1", // years'),
  };
  expect(await saidOf(edits)).toMatchInlineSnapshot(`
    "curly quotes
      4:16 the quote “ is not the straight quote " that JSON needs: write " at both ends of the text
    a curly quote at the end
      4:24 the quote ” is not the straight quote " that JSON needs: write " at both ends of the text
    a quote inside a text
      4:21 the text ends at this quote, but more follows: "best" plots",": write \\" for a quote inside a text, or use the curly “ and ” there
    two quotes at the end
      4:25 there are two quotes in a row: write one " at each end of the text
    two quotes at the beginning
      4:16 there are two quotes in a row: write one " at each end of the text
    no closing quote
      4:16 this text has no closing quote on its line: close it with "; a text stays on one line
    a line break inside a text
      4:16 this text is broken over lines 4 and 5: join them into one line
    two line breaks inside a text
      4:16 this text is broken over lines 4 to 6: join them into one line
    no opening quote
      4:16 the text Words 1 has no opening quote: write "Words 1"
    no quotes
      4:16 the text Adibatla, Rangareddy has no quotes: write "Adibatla, Rangareddy"
    a name without its closing quote
      4:7 the name of the field label has no closing quote: write "label": and then the value
    a name without its opening quote
      4:7 the name label has no opening quote: write "label"
    a name without quotes
      4:7 the name of the field label has no quotes: write "label"
    no name
      4:7 the name of a field belongs here, but there is "•": write a name between quotes, a colon and the value; or delete this
    a backslash
      4:22 a backslash has a special meaning here: delete it, or write two of them for one
    a photo's path with \\n
      4:22 a backslash has a special meaning here: write / instead: "images/new.jpg"
    a tab inside a text
      4:22 there is a tab (U+0009) inside the text: write a space instead
    a space that cannot be seen
      5:17 there is a no-break space (U+00A0) outside of the quotes: delete it
    a comment
      4:27 this is a comment, which JSON does not allow: delete it"
  `);
});

test("numbers", async () => {
  const edits = {
    "a comma": number("30,000"),
    "a unit": number("₹0.3 lakh/-"),
    "L for lakh": number("45L"),
    "the letter O": number("3O000"),
    "a point without 0": number(".5"),
    "a comma for a point": number("0,5"),
    "a plus sign": number("+0.5"),
    "a fraction": number("1/2"),
    "a phone number": number("+91 98480 12345"),
    "a percentage of a photo": value('"x": 50%'),
    words: number("thirty thousand"),
    "a range": number("30000-32000"),
    "a month": number("2027-06"),
    "a quote at the end": number('30"'),
    "a point at the end": number("5."),
    "another word for true": number("Yes"),
  };
  expect(await saidOf(edits)).toMatchInlineSnapshot(`
    "a comma
      5:16 30,000 is not a number in JSON: write 30000
    a unit
      5:16 ₹0.3 lakh/- is not a number in JSON: write 30000
    L for lakh
      5:16 45L is not a number in JSON: write 4500000
    the letter O
      5:16 3O000 is not a number in JSON: write 30000
    a point without 0
      5:16 .5 is not a number in JSON: write 0.5
    a comma for a point
      5:16 0,5 is not a number in JSON: write 0.5
    a plus sign
      5:16 +0.5 is not a number in JSON: write 0.5
    a fraction
      5:16 1/2 is not a number in JSON: write 0.5
    a phone number
      5:16 the text +91 98480 12345 has no quotes: write "+91 98480 12345"
    a percentage of a photo
      5:12 50% is not a number in JSON: write 0.5
    words
      5:16 thirty thousand is not a number in JSON: write digits only, like 30000
    a range
      5:16 30000-32000 is a range, but only one number belongs here: write 30000, the lower end
    a month
      5:16 the text 2027-06 has no quotes: write "2027-06"
    a quote at the end
      5:18 there is a quote after a number: delete it; numbers have no quotes
    a point at the end
      5:17 there is a point after a number: delete it
    another word for true
      5:16 Yes is not a JSON value: write true"
  `);
});

test("commas and colons", async () => {
  const edits = {
    "no comma": label('"label": "Words 1"'),
    "a comma after the last entry": number("3,"),
    "the same, before a badly indented }": edited(
      "plots.json",
      '"max": 5\n      }',
    )('"max": 5,\n}'),
    "an extra comma": number("40,,"),
    "another sign in place of a comma": number("30000;"),
    "another sign in place of a colon": label('"label" = "Words 1",'),
    "no colon": label('"label" "Words 1",'),
    "an extra colon": number(": 3"),
    "no value": number(""),
    "a second value": label('"label": "Words" "1",'),
  };
  expect(await saidOf(edits)).toMatchInlineSnapshot(`
    "no comma
      4:25 a comma is missing here: write , between the two entries
    a comma after the last entry
      5:17 there is a comma after the last entry, before the closing }: delete this comma
    the same, before a badly indented }
      84:17 there is a comma after the last entry, before the closing }: delete this comma
    an extra comma
      5:19 there is an extra comma: delete it
    another sign in place of a comma
      5:21 there is ";" in place of a comma: write , instead of ;
    another sign in place of a colon
      4:15 there is "=" in place of a colon: write : instead of =
    no colon
      4:14 a colon is missing after the field's name: write : between the name and the value
    an extra colon
      5:16 there is an extra colon: delete it
    no value
      5:15 the value is missing after the colon: write a value, or delete the whole field
    a second value
      4:24 there is a second value here, "1", without a field name: write a comma and its name before it; a quote inside a text is written \\""
  `);
});

const plots = JSON.stringify(exampleContent().get("plots.json"), null, 2);
const between = edited("plots.json", '\n    },\n    {\n      "slug": "record-2"');
const end = edited("plots.json", "\n    }\n  ]\n}");
const second = '"slug": "record-2"';

test("records", async () => {
  const edits = {
    "no }": between(`,\n    {\n      ${second}`),
    "no {": between(`\n    },\n      ${second}`),
    "two run together": between(`,\n      ${second}`),
    "two run together, without a comma": between(`\n      ${second}`),
    "one without indentation": end(`\n    }\n{\n${second}\n}\n  ]\n}`),
    "the same, with a comma after it": end(`\n    },\n{\n${second}\n},\n  ]\n}`),
    "half of the first cut off": edited("plots.json", '{\n      "slug": "record-1",\n    ')(""),
    "one before the first field": edited("plots.json", "{\n")(`{\n  { ${second} },\n`),
    "one before its list": edited("plots.json", '"plots": [')(`{ ${second} },\n  "plots": [`),
    "one behind its list": end(`\n    }\n  ],\n  { ${second} }\n}`),
    "one behind its list, after a comma": end(`\n    },\n  ]\n  { ${second} }\n}`),
    "one behind the end of the file": end(`\n    }\n  ]\n}\n, { ${second} }`),
    "in braces in place of a list": edited("plots.json", '"plots": [')('"plots": {'),
    "in no list": edited("statistics.json", '"statistics": [')('"statistics": '),
  };
  expect(await saidOf(edits)).toMatchInlineSnapshot(`
    "no }
      106:5 the { on line 77 is not closed before this line: write } before the comma above this line
    no {
      107:7 there is a field here, outside of any record: write { before it if its record begins here; else look above for an extra } and delete it
    two run together
      106:7 a second record begins here, but the one of line 77, which has "slug" already, is not closed: write }, { before this field, so that each record has its own brackets
    two run together, without a comma
      106:7 a second record begins here, but the one of line 77, which has "slug" already, is not closed: write }, { before this field, so that each record has its own brackets
    one without indentation
      166:6 a comma is missing here: write , between the two entries
    the same, with a comma after it
      169:2 there is a comma after the last entry, before the closing ]: delete this comma
    half of the first cut off
      77:7 there is a field here, outside of any record: write { before it if its record begins here; else look above for an extra } and delete it
    one before the first field
      2:3 a record begins here, before its list: move it to after the [ on line 77, with a comma between the records
    one before its list
      76:3 a record begins here, before its list: move it to after the [ on line 77, with a comma between the records
    one behind its list
      168:3 a record begins here, but its list has ended with the ] on line 167: move the ] of line 167 to after this record, and write a comma before the record
    one behind its list, after a comma
      168:3 a record begins here, but its list has ended with the ] on line 167: move the ] of line 167 to after this record, and write a comma before the record
    one behind the end of the file
      169:1 a record begins here, after the end of the file: move it up into its list, before the ] on line 167, with a comma between the records
    in braces in place of a list
      76:12 this list begins with {, not with [: write [ in place of the { on line 76
    in no list
      7:5 a second record begins here, but they are in no list: write [ before the first record, after the colon"
  `);
});

test("brackets", async () => {
  const edits = {
    "a file cut short": { file: "plots.json", bytes: plots.slice(0, plots.indexOf('"location"')) },
    "a file without its first one": edited("statistics.json", "{\n")(""),
    "more than one at the end": edited("plots.json", "\n  ]\n}")("\n  ]\n}}"),
    "one on a line of its own at the end": edited("plots.json", "\n  ]\n}")("\n  ]\n}\n}"),
    "a comma at the end": edited("plots.json", "\n  ]\n}")("\n  ]\n},"),
    "none at the end, after a badly indented one": {
      file: "plots.json",
      bytes: plots.replace('"max": 5\n      }', '"max": 5\n    }').replace(/\}$/, ""),
    },
    "} for ]": edited("plots.json", "\n      ],")("\n      },"),
    "] for }": edited("plots.json", '"max": 5\n      }')('"max": 5\n      ]'),
    "{ for [": edited("plots.json", '"amenities": [')('"amenities": {'),
    "} for ] on its line": label('"label": ["Words", "1"},'),
    "] for } on its line": label('"label": { "Words": 1 ],'),
    "an extra } between records": between(`\n    }},\n    {\n      ${second}`),
    "an extra } with a comma between records": between(`\n    },\n    },\n    {\n      ${second}`),
    "a list without its ] and comma": edited("plots.json", "\n      ],")(""),
    "a group without its }": edited("plots.json", '"max": 5\n      },')('"max": 5,'),
    "a group without its {": edited("plots.json", '"size": {')('"size":'),
    "a list without its ]": edited("plots.json", "\n      ],")(","),
    "a list without its [": edited("plots.json", '"amenities": [')('"amenities":'),
    "a group written as a list": edited("plots.json", '"size": {')('"size": ['),
    "two [": edited("plots.json", '"amenities": [')('"amenities": [['),
    "two {": label('{ "label": "Words 1",'),
    "an extra }": edited("plots.json", '"max": 5')('"max": 5 }'),
    "an extra } after a comma": label('"label": "Words 1", }'),
    "one of the wrong kind": number("3 ]"),
  };
  expect(await saidOf(edits)).toMatchInlineSnapshot(`
    "a file cut short
      4:25 the file is cut short: the { on line 2 is never closed: undo the last change, or add what is missing and close it with }
    a file without its first one
      1:3 the file does not begin with {: write { before its first field
    more than one at the end
      168:2 there is an extra } here, after the end of the file: delete this }
    one on a line of its own at the end
      169:1 there is an extra } here, after the end of the file: delete this }
    a comma at the end
      168:2 the file goes on after its last closing bracket: look above for an extra closing bracket and delete it, or undo the last change
    none at the end, after a badly indented one
      167:4 the file is cut short: the { on line 1 is never closed: undo the last change, or add what is missing and close it with }
    } for ]
      91:7 this } is where the [ on line 87 should be closed: write ] in place of this }
    ] for }
      85:7 this ] is where the { on line 82 should be closed: write } in place of this ]
    { for [
      87:20 this list begins with {, not with [: write [ in place of the { on line 87
    } for ] on its line
      4:29 this } is where the [ on line 4 should be closed: write ] in place of this }
    ] for } on its line
      4:29 this ] is where the { on line 4 should be closed: write } in place of this ]
    an extra } between records
      106:6 there is an extra }: delete this }
    an extra } with a comma between records
      107:5 there is an extra }: delete this } and its comma
    a list without its ] and comma
      91:7 the [ on line 87 is not closed before this line: write ] and a comma on a new line above this one
    a group without its }
      85:7 the { on line 82 is not closed before this line: write } before the comma above this line
    a group without its {
      83:14 there are two names before a value, "size" and "min": write { between them if a group of fields begins there, or else delete one
    a list without its ]
      91:7 the [ on line 87 is not closed before this line: write ] before the comma above this line
    a list without its [
      87:18 the list that begins here has no [: write [ after the colon
    a group written as a list
      83:9 the [ on line 82 is not closed before this field: write ] before this line, where the list ends; if this is a group of fields, write { in place of [
    two [
      87:20 there are two [ in a row: delete one of them
    two {
      4:7 there are two { in a row: delete one of them
    an extra }
      85:7 there is an extra closing bracket, on this line or just above it: delete it, or write the opening bracket that is missing
    an extra } after a comma
      4:27 there is an extra }: delete this }
    one of the wrong kind
      5:18 the { on line 3 is not closed before this ]: write } before it, or delete it if it is an extra one"
  `);
});

test("a hundred thousand blanks are read at once", async () => {
  const blanks = " ".repeat(100_000);
  const edits = {
    "between two fields": label(`"label": "Words 1"${blanks}\n${blanks}`),
    "before a bracket": number(`3${blanks}\n${blanks}]`),
    "after a bracket": number(`3 }${blanks}}${blanks}"`),
    "in a value": number(`3${blanks}or 4`),
    "in a name": label(`label${blanks}or "Words 1",`),
  };
  expect(await saidOf(edits)).toMatchInlineSnapshot(`
    "between two fields
      4:25 a comma is missing here: write , between the two entries
    before a bracket
      6:100001 the { on line 3 is not closed before this ]: write } before it, or delete it if it is an extra one
    after a bracket
      5:100019 the [ on line 2 is not closed before this }: write ] before it, or delete it if it is an extra one
    in a value
      5:16 the text 3                                                          … has no quotes: write "3                                                          …"
    in a name
      4:7 the name of a field belongs here, but there is "label": write a name between quotes, a colon and the value; or delete this"
  `);
});

test("the whole file", async () => {
  const written = (bytes: string | Uint8Array) => ({ file: "statistics.json", bytes });
  const edits = {
    "an empty file": written(" \n"),
    "a byte-order mark": written("\ufeff{}"),
    "a conflict": written('<<<<<<< HEAD\n{}\n=======\n{ "a": 1 }\n>>>>>>> theirs\n'),
    "rich text": written("{\\rtf1\\ansi {}}"),
    "lines of ```": written("```json\n{}\n```\n"),
    "a Word document": written("PK\u0003\u0004"),
    "UTF-16": written(Buffer.from("{}", "utf16le")),
    "Latin-1": written(Buffer.from('{ "empty": "Caf\u00e9" }', "latin1")),
    "a field twice": number('3, "label": "Words 9"'),
  };
  expect(await saidOf(edits)).toMatchInlineSnapshot(`
    "an empty file
      1:1 the file is empty: undo the last change
    a byte-order mark
      1:1 the file begins with a byte-order mark (U+FEFF): save it as "UTF-8", not as "UTF-8 with BOM"
    a conflict
      1:1 there is an unresolved git merge conflict here: keep the version that is right, and delete the other one and the lines of <<<<<<<, ======= and >>>>>>>
    rich text
      1:2 the file is a rich-text document (RTF): save it as plain text: in TextEdit, choose Format › Make Plain Text first
    lines of \`\`\`
      1:1 this line with \`\`\` came along when the text was copied: delete this line
    a Word document
      1:1 the file is a Word or Excel document, not plain text: undo the last change, or in Word save it as "Plain Text" with the encoding "UTF-8"
    UTF-16
      1:1 the file is encoded as UTF-16: save it with the encoding "UTF-8"
    Latin-1
      1:16 this character is not valid UTF-8: type it again, and save the file with the encoding "UTF-8"
    a field twice
      5:19 the field "label" occurs twice, first on line 4: delete the line that is wrong; if these are two records, write }, { between them"
  `);
});

test("no other file is blamed for one that cannot be read", async () => {
  const said = await reportFor({ file: "plots.json", bytes: "{" });
  expect(said.match(/data\/\S+\.json/g)).toEqual(["data/plots.json"]);
});
