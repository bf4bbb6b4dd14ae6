/** @jest-environment node */
import { type Edit, reportFor } from "../../test/check/broken";
import { exampleContent } from "../../test/check/example";

const label = '"label": "Words 1",';
const value = '"value": 3';

const instead = (replace: string, by: string): Edit => ({ file: "statistics.json", replace, by });

/** What is said when the first record's label is written like this. */
const labelAs = (by: string) => reportFor(instead(label, by));
/** What is said when the first record's value is written like this. */
const valueAs = (by: string) => reportFor(instead(value, `"value": ${by}`));

describe("texts and names", () => {
  test("curly quotes, at both ends or at one", async () => {
    expect(await labelAs('"label": “Words 1”,')).toMatchInlineSnapshot(`
      "data/statistics.json:4:16
        the curly quote “ is not the straight quote " that JSON needs
        write " at both ends of the text"
    `);
    expect(await labelAs('"label": "Words 1”,')).toMatchInlineSnapshot(`
      "data/statistics.json:4:24
        the curly quote ” is not the straight quote " that JSON needs
        write " at both ends of the text"
    `);
  });

  test("single quotes", async () => {
    expect(await labelAs("'label': \"Words 1\",")).toMatchInlineSnapshot(`
      "data/statistics.json:4:7
        the quote ' is not the straight quote " that JSON needs
        write " at both ends of the text"
    `);
  });

  test("a quote inside a text", async () => {
    expect(await labelAs('"label": "The "best" plots",')).toMatchInlineSnapshot(`
      "data/statistics.json:4:21
        the text ends at this quote, but more follows: "best" plots","
        write \\" for a quote inside a text, or use the curly “ and ” there"
    `);
  });

  test("two quotes in a row", async () => {
    const said = await labelAs('"label": "Words 1"",');
    expect(said).toMatchInlineSnapshot(`
      "data/statistics.json:4:25
        there are two quotes in a row
        write one " at each end of the text"
    `);
    expect(await labelAs('"label": ""Words 1"",')).toContain("there are two quotes in a row");
  });

  test("no closing quote", async () => {
    expect(await labelAs('"label": "Words 1,')).toMatchInlineSnapshot(`
      "data/statistics.json:4:16
        this text has no closing quote on its line
        close it with "; a text stays on one line"
    `);
  });

  test("no opening quote", async () => {
    expect(await labelAs('"label": Words 1",')).toMatchInlineSnapshot(`
      "data/statistics.json:4:16
        the text Words 1 has no opening quote
        write "Words 1""
    `);
  });

  test("no quotes", async () => {
    expect(await labelAs('"label": Adibatla, Rangareddy,')).toMatchInlineSnapshot(`
      "data/statistics.json:4:16
        the text Adibatla, Rangareddy has no quotes
        write "Adibatla, Rangareddy""
    `);
    expect(await labelAs('"label": 2027-06,')).toContain('write "2027-06"');
  });

  test("a field's name without its closing quote", async () => {
    const said = await labelAs('"label: "Words 1",');
    expect(said).toMatchInlineSnapshot(`
      "data/statistics.json:4:7
        the name of the field label has no closing quote
        write "label": and then the value"
    `);
    expect(await labelAs('"label: Words 1",')).toBe(said);
  });

  test("a field's name without quotes", async () => {
    expect(await labelAs('label: "Words 1",')).toMatchInlineSnapshot(`
      "data/statistics.json:4:7
        the name of the field label has no quotes
        write "label""
    `);
  });

  test("anything else in place of a field's name", async () => {
    expect(await labelAs(`• ${label}`)).toMatchInlineSnapshot(`
      "data/statistics.json:4:7
        the name of a field belongs here, but there is "•"
        write a name between quotes, a colon and the value; or delete this"
    `);
  });

  test("a backslash", async () => {
    expect(await labelAs('"label": "Plots\\Villas",')).toMatchInlineSnapshot(`
      "data/statistics.json:4:22
        a backslash has a special meaning here
        delete it, or write two of them for one"
    `);
  });

  test("a tab inside a text", async () => {
    expect(await labelAs('"label": "Words\t1",')).toMatchInlineSnapshot(`
      "data/statistics.json:4:22
        there is a tab (U+0009) inside the text
        write a space instead"
    `);
  });

  test("a character that cannot be seen between the values", async () => {
    expect(await valueAs("3\u00a0")).toMatchInlineSnapshot(`
      "data/statistics.json:5:17
        there is a no-break space (U+00A0) outside of the quotes
        delete it"
    `);
  });

  test.each(["// years", "# years", "/* years */", "<!-- years -->"])(
    "the comment %s",
    async (remark) => {
      expect(await labelAs(`${label} ${remark}`)).toContain(
        "this is a comment, which JSON does not allow",
      );
    },
  );
});

describe("numbers", () => {
  test("a comma, a sign, a unit or a zero too many", async () => {
    expect(await valueAs("30,000")).toMatchInlineSnapshot(`
      "data/statistics.json:5:16
        30,000 is not a number as JSON writes it
        write 30000"
    `);
    for (const written of ["₹30,000/-", "30 000", "030000", "0.3 lakh", "Rs. 30000", "30'000"])
      expect(await valueAs(written)).toContain("\n  write 30000");
  });

  test("a range", async () => {
    expect(await valueAs("30000-32000")).toMatchInlineSnapshot(`
      "data/statistics.json:5:16
        30000-32000 is a range, but only one number belongs here
        write 30000, the lower end"
    `);
  });

  test("a quote after a number", async () => {
    const edit = instead(`${value}\n`, '"value": 30"\n');
    expect(await reportFor(edit)).toMatchInlineSnapshot(`
      "data/statistics.json:5:18
        there is a quote after a number
        delete it; numbers have no quotes"
    `);
  });

  test("true and false in another spelling", async () => {
    expect(await valueAs("True")).toMatchInlineSnapshot(`
      "data/statistics.json:5:16
        True is not a value of JSON
        write true"
    `);
  });
});

describe("commas and colons", () => {
  test("no comma", async () => {
    expect(await labelAs(label.slice(0, -1))).toMatchInlineSnapshot(`
      "data/statistics.json:4:25
        a comma is missing here
        write , between the two entries"
    `);
  });

  test("a comma after the last entry", async () => {
    expect(await valueAs("3,")).toMatchInlineSnapshot(`
      "data/statistics.json:5:17
        there is a comma after the last entry, before the closing }
        delete this comma"
    `);
  });

  test("an extra comma", async () => {
    expect(await labelAs(`${label},`)).toMatchInlineSnapshot(`
      "data/statistics.json:4:26
        there is an extra comma
        delete it"
    `);
  });

  test("another sign in place of a comma or a colon", async () => {
    expect(await labelAs('"label": "Words 1";')).toMatchInlineSnapshot(`
      "data/statistics.json:4:25
        there is ";" in place of a comma
        write , instead of ;"
    `);
    expect(await labelAs('"label" = "Words 1",')).toMatchInlineSnapshot(`
      "data/statistics.json:4:15
        there is "=" in place of a colon
        write : instead of ="
    `);
  });

  test("no colon", async () => {
    expect(await labelAs('"label" "Words 1",')).toMatchInlineSnapshot(`
      "data/statistics.json:4:14
        a colon is missing after the field's name
        write : between the name and the value"
    `);
  });

  test("no value", async () => {
    expect(await valueAs("")).toMatchInlineSnapshot(`
      "data/statistics.json:6:5
        the value is missing after the colon
        write a value, or delete the whole field"
    `);
  });

  test("a second value", async () => {
    expect(await labelAs('"label": "Words" "1",')).toMatchInlineSnapshot(`
      "data/statistics.json:4:24
        there is a second value here, "1", without a field name
        write a comma and its name before it; a quote inside a text is written \\""
    `);
  });
});

describe("brackets and records", () => {
  const text = JSON.stringify(exampleContent().get("plots.json"), null, 2);
  const between = '\n    },\n    {\n      "slug": "record-2"';
  const record = '{ "slug": "kompally-view" }';

  /** What is said of the plots with a piece of their file replaced. */
  const plotsWith = (replace: string, by: string) => reportFor({ file: "plots.json", replace, by });

  test("a file cut short", async () => {
    const bytes = text.slice(0, text.indexOf('"location"'));
    expect(await reportFor({ file: "plots.json", bytes })).toMatchInlineSnapshot(`
      "data/plots.json:17:34
        the file is cut short: the { on line 15 is never closed
        undo the last change, or add what is missing and close it with }"
    `);
  });

  test("a record without its }", async () => {
    const by = ',\n    {\n      "slug": "record-2"';
    expect(await plotsWith(between, by)).toMatchInlineSnapshot(`
      "data/plots.json:43:5
        the record that begins on line 15 is not closed before this {
        write } before the comma, or earlier, where a group inside the record ends"
    `);
  });

  test("a record without its {", async () => {
    const by = '\n    },\n      "slug": "record-2"';
    expect(await plotsWith(between, by)).toMatchInlineSnapshot(`
      "data/plots.json:44:7
        there is a field here, outside of any record
        write { before it if its record begins here; else look above for an extra } and delete it"
    `);
  });

  test("two records run together", async () => {
    expect(await plotsWith(between, ',\n      "slug": "record-2"')).toMatchInlineSnapshot(`
      "data/plots.json:43:7
        a second record begins here, but the one of line 15, which has "slug" already, is not closed
        write }, { before this field, so that each record has its own brackets"
    `);
  });

  test("a record pasted behind its list's ]", async () => {
    const end = "\n  ]\n}";
    const said = await plotsWith(end, `\n  ],\n  ${record}\n}`);
    expect(said).toMatchInlineSnapshot(`
      "data/plots.json:103:3
        a record begins here, but its list has ended with the ] on line 102
        move the ] of line 102 to after this record, and write a comma before the record"
    `);
    expect(await plotsWith(end, `\n  ]\n  ${record}\n}`)).toBe(said);
  });

  test("a record pasted behind the end of the file", async () => {
    expect(await plotsWith("\n  ]\n}", `\n  ]\n}\n,${record}`)).toMatchInlineSnapshot(`
      "data/plots.json:104:1
        a record begins here, after the end of the file
        move it up into its list, before the ] on line 102, with a comma between the records"
    `);
  });

  test("more behind the end of the file", async () => {
    expect(await plotsWith("\n  ]\n}", "\n  ]\n}}")).toMatchInlineSnapshot(`
      "data/plots.json:103:2
        the file goes on after its last closing bracket
        look above for an extra closing bracket and delete it, or undo the last change"
    `);
  });

  test("a list without its ]", async () => {
    expect(await plotsWith("\n      ],", ",")).toMatchInlineSnapshot(`
      "data/plots.json:29:7
        the [ on line 25 is not closed before this field
        write ] before this line, where the list ends; if this is a group of fields, write { in place of ["
    `);
  });

  test("an extra }", async () => {
    expect(await plotsWith('"max": 5', '"max": 5 }')).toMatchInlineSnapshot(`
      "data/plots.json:24:7
        there is a field here, outside of any record
        write { before it if its record begins here; else look above for an extra } and delete it"
    `);
    expect(await labelAs(`${label} }`)).toMatchInlineSnapshot(`
      "data/statistics.json:4:27
        there is an extra }
        delete it"
    `);
  });

  test("an extra {", async () => {
    expect(await labelAs(`{ ${label}`)).toMatchInlineSnapshot(`
      "data/statistics.json:4:7
        there are two { in a row
        delete one of them"
    `);
  });

  test("brackets that do not match", async () => {
    expect(await valueAs("3 ]")).toMatchInlineSnapshot(`
      "data/statistics.json:5:18
        the { on line 3 is not closed before this ]
        write } before it, or delete it if it is an extra one"
    `);
  });
});

describe("the whole file", () => {
  const written = (bytes: string) => reportFor({ file: "statistics.json", bytes });

  test("is empty", async () => {
    expect(await written(" \n")).toMatchInlineSnapshot(`
      "data/statistics.json:1:1
        the file is empty
        undo the last change"
    `);
  });

  test("begins with a byte-order mark", async () => {
    expect(await reportFor(instead("{", "\ufeff{"))).toMatchInlineSnapshot(`
      "data/statistics.json:1:1
        the file begins with a byte-order mark (U+FEFF)
        save it as "UTF-8", not as "UTF-8 with BOM""
    `);
  });

  test("has the marks of a conflict", async () => {
    const said = await written('<<<<<<< HEAD\n{}\n=======\n{ "a": 1 }\n>>>>>>> theirs\n');
    expect(said).toMatchInlineSnapshot(`
      "data/statistics.json:1:1
        git has marked two versions of this place here
        keep the version that is right, and delete the other one and the lines of <<<<<<<, ======= and >>>>>>>"
    `);
  });

  test("has a field twice", async () => {
    expect(await valueAs('3, "label": "Words 9"')).toMatchInlineSnapshot(`
      "data/statistics.json:5:19
        the field "label" occurs twice, first on line 4
        delete the line that is wrong; if these are two records, write }, { between them"
    `);
  });

  test("is not blamed for another that cannot be read", async () => {
    const said = await reportFor({ file: "plots.json", bytes: "{" });
    expect(said.match(/data\/\S+\.json/g)).toEqual(["data/plots.json"]);
  });
});

test("a file without its first bracket", async () => {
  const said = await reportFor({ file: "statistics.json", replace: "{\n", by: "" });
  expect(said).toContain("the file does not begin with {\n  write { before its first field");
});
