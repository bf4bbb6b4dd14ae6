import { nameCharacter } from "../report/characters";
import { guessFlag, guessNumber, guessRange } from "../report/guess";
import type { Message } from "../report/problem";
import { quote } from "../report/wording";
import { closing, type JsonError } from "./json-error";
import { positionsIn } from "./positions";

/** A message, and its place in the text. */
export interface Explanation extends Message {
  offset: number;
}

const lineOf = (text: string, offset: number) => positionsIn(text)(offset).line;

/** A text as it is shown in a message, but without quotes around it. */
const unquoted = (words: string) => quote(words).slice(1, -1);

/** A text with line breaks in it. */
function brokenText({ text, offset }: JsonError): Explanation | undefined {
  const form =
    /"(?:[^"\\\r\n]|\\.)*(?:\r?\n[ \t]*(?:[^\s"{}[\]][^"\r\n]*)?)+"(?=[ \t]*(?:[,}\]]|\r?$))/my;
  const [whole] = form.exec(text.slice(offset)) ?? [];
  if (whole === undefined) return undefined;
  const [first, last] = [lineOf(text, offset), lineOf(text, offset + whole.length)];
  const joint = last === first + 1 ? "and" : "to";
  const problem = `this text is broken over lines ${first} ${joint} ${last}`;
  return { problem, fix: "join them into one line", offset };
}

/** Where a group ends that begins at an offset; the end of the text if it is not closed. */
function endOfGroup(text: string, start: number): number {
  let depth = 0;
  for (const { 0: sign, index } of text.slice(start).matchAll(/"(?:[^"\\\r\n]|\\.)*"|[{}]/g)) {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (depth === 0) return start + index;
  }
  return text.length;
}

/** A record in front of the list that it belongs to. */
function recordBeforeList({ text, offset, expected, open }: JsonError): Explanation | undefined {
  if (text[offset] !== "{" || expected === "colon" || open.length !== 1) return undefined;
  const end = endOfGroup(text, offset);
  const list = /"[^"\r\n]*"\s*:\s*\[(?=\s*\{)/.exec(text.slice(end));
  if (!list) return undefined;
  const line = lineOf(text, end + list.index + list[0].length - 1);
  return {
    problem: "a record begins here, before its list",
    fix: `move it to after the [ on line ${line}, with a comma between the records`,
    offset,
  };
}

/** The path of a photo with the backslashes of Windows. */
function windowsPath({ text, offset }: JsonError): Explanation | undefined {
  const [path] = /^"(?:data\\)?images\\[^"\r\n]*"/.exec(text.slice(offset)) ?? [];
  if (path === undefined) return undefined;
  const words = path
    .slice(1, -1)
    .replace(/^data\\/, "")
    .replace(/\\+/g, "/");
  return {
    problem: "a backslash has a special meaning here",
    fix: `write / instead: ${quote(words)}`,
    offset: offset + path.indexOf("\\"),
  };
}

/** A bracket that the indentation of a later line shows to be unclosed. */
function unclosedBracket(error: JsonError): Explanation | undefined {
  const { text, offset, expected, open } = error;
  const inner = open.at(-1);
  const found = inner && error.unclosed[inner.sign];
  const next = text.charAt(offset);
  const isBracket = next === "}" ? expected === "next" : next === "" || "{:]".includes(next);
  if (!found || !(isBracket || found.offset === offset)) return undefined;
  const { sign, offset: start, indent } = found.bracket;
  if (/^\[\s*\[/.test(text.slice(start)))
    return { problem: "there are two [ in a row", fix: "delete one of them", offset: start };
  const line = lineOf(text, start);
  const closesHere = found.offset === offset && /[}\]]/.test(next);
  if (closesHere && next === closing[sign]) return undefined;
  if (closesHere && positionsIn(text)(offset).column === indent + 1)
    return {
      problem: `this ${next} is where the ${sign} on line ${line} should be closed`,
      fix: `write ${closing[sign]} in place of this ${next}`,
      offset,
    };
  const hasComma = text.slice(0, found.offset).trimEnd().endsWith(",");
  const isLast = "}]".includes(text.charAt(found.offset));
  const where = hasComma
    ? "before the comma above this line"
    : isLast
      ? "above this line"
      : "and a comma on a new line above this one";
  return {
    problem: `the ${sign} on line ${line} is not closed before this line`,
    fix: `write ${closing[sign]} ${where}`,
    offset: found.offset,
  };
}

/** A closing bracket that closes one further out than its indentation says. */
function extraBracket({ text, offset, expected, open, extra }: JsonError): Explanation | undefined {
  const isOutside = expected === "end" || (open.at(-1)?.sign === "[" && text[offset] === ":");
  if (extra === undefined || !isOutside) return undefined;
  return {
    problem: "there is an extra closing bracket, on this line or just above it",
    fix: "delete it, or write the opening bracket that is missing",
    offset: extra,
  };
}

/** A field that its group has already: a mistake, or the first field of a second record. */
function repeatedField({ text, offset, open }: JsonError): Explanation | undefined {
  const group = open.at(-1);
  const [name = "", next = ""] =
    /^[^{}]*/.exec(text.slice(offset))?.[0].match(/"[^"\r\n]*"(?=\s*:)/g) ?? [];
  const first = group?.names.get(name);
  if (!group || first === undefined || !text.startsWith(name, offset)) return undefined;
  if (group.names.has(next))
    return {
      problem: `a second record begins here, but the one of line ${lineOf(text, group.offset)}, which has ${name} already, is not closed`,
      fix: "write }, { before this field, so that each record has its own brackets",
      offset,
    };
  return {
    problem: `the field ${name} occurs twice, first on line ${lineOf(text, first)}`,
    fix: "delete the line that is wrong; if these are two records, write }, { between them",
    offset,
  };
}

/** How the text before a value ends, with the beginning of the value if that was taken for a number. */
const valueStart = {
  "{": /:\s*([^":{}[\]\s][^":{}[\]\r\n]*)?$/,
  "[": /[[,]\s*([^",{}[\]\s]+\s*)?$/,
};

/** The number that a value without quotes was meant to be. @param before the text up to it. */
function bareNumber(words: string, before: string): number | undefined {
  const [, share, whole] = /^([1-9])\/([2-9]|10)$/.exec(words) ?? [];
  if (share !== undefined) return Number((Number(share) / Number(whole)).toFixed(4));
  const digits = /^[1-9][\d,O]*$/i.test(words) ? words.replace(/O/gi, "0") : words;
  const meant = guessNumber(digits.replace(/^\+?0?[.,](?=\d+$)/, "0."));
  const isShare = words.endsWith("%") && /"[xy]"\s*:\s*$/.test(before);
  return isShare && meant !== undefined ? meant / 100 : meant;
}

/** A value without quotes: a number that JSON writes in another way, true, false, or a text. */
function bareValue({ text, offset, open }: JsonError): Explanation | undefined {
  const start = valueStart[open.at(-1)?.sign ?? "{"].exec(text.slice(0, offset));
  if (!start) return undefined;
  const [, left = ""] = start;
  const rest = text.slice(offset);
  const at = { offset: offset - left.length };
  const closed = /[^"\r\n]*[^"\s,:{[](?="\s*(?:[,}\]]|$))/my.exec(rest)?.[0];
  if (closed !== undefined) {
    const words = left + closed;
    const problem = `the text ${unquoted(words)} has no opening quote`;
    return { problem, fix: `write ${quote(words)}`, ...at };
  }
  const [right = ""] = /^[^"{}[\]\r\n]*/.exec(rest) ?? [];
  const [words = ""] = /^.*[^\s,;.]/s.exec(left + right) ?? [];
  if (!/[\p{L}\p{N}]/u.test(words) || /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(words)) return undefined;
  const flag = guessFlag(words);
  if (flag !== undefined)
    return { problem: `${words} is not a JSON value`, fix: `write ${flag}`, ...at };
  const [low] = guessRange(words) ?? [];
  if (low !== undefined && !/^\d{4}-\d\d$/.test(words)) {
    const problem = `${words} is a range, but only one number belongs here`;
    return { problem, fix: `write ${low}, the lower end`, ...at };
  }
  const number = bareNumber(words, text.slice(0, at.offset));
  if (number === undefined && !/\b(?:hundred|thousand|lakhs?|lacs?|crores?)\b/i.test(words))
    return {
      problem: `the text ${unquoted(words)} has no quotes`,
      fix: `write ${quote(words)}`,
      ...at,
    };
  const fix = `write ${number ?? "digits only, like 30000"}`;
  return { problem: `${unquoted(words)} is not a number in JSON`, fix, ...at };
}

/**
 * What people do wrong; the first row that fits explains. A form is looked for in the text with a mark
 * where it stops being JSON, which says what belongs there and which bracket is open, as in
 * `"max": 500, ⟨name{⟩}`; blanks before the mark are one blank. The mistake is at the group `here`, if
 * there is one, or else at the mark. In a message, $1 is the first group, and names in braces are those
 * of `explainJsonError`.
 */
const rows: readonly (
  ((error: JsonError) => Explanation | undefined) | [form: RegExp, problem: string, fix: string]
)[] = [
  [/^(?<here>)\s?⟨value⟩$/d, "the file is empty", "undo the last change"],
  [
    /^⟨value⟩\ufeff/,
    "the file begins with a byte-order mark (U+FEFF)",
    'save it as "UTF-8", not as "UTF-8 with BOM"',
  ],
  [
    /^\{⟨name.⟩\\rtf/,
    "the file is a rich-text document (RTF)",
    "save it as plain text: in TextEdit, choose Format › Make Plain Text first",
  ],
  // <<<<<<< HEAD
  [
    /⟨.*?⟩(?:<{7}|={7}|>{7})/,
    "there is an unresolved git merge conflict here",
    "keep the version that is right, and delete the other one and the lines of <<<<<<<, ======= and >>>>>>>",
  ],
  // ```json
  [/⟨.*?⟩`{3}/, "this line with ``` came along when the text was copied", "delete this line"],
  brokenText,
  // "amenities": ["Roads", "Park"}, the only brackets of a line
  [
    /^[^[\]{}\r\n]*[[{][^[\]{}\r\n]*⟨next.⟩[}\]]/m,
    "this {sign} is where the {open} should be closed",
    "write {close} in place of this {sign}",
  ],
  unclosedBracket,
  // { "plots": [ { "name": "Adib
  [
    /(?<here>)\s?⟨\w+[{[]⟩(?:"[^"\r\n]*)?$/d,
    "the file is cut short: the {open} is never closed",
    "undo the last change, or add what is missing and close it with {close}",
  ],
  // "name": "Adibatla", // new
  [/⟨.*?⟩(?:\/[/*]|#|<!--)/, "this is a comment, which JSON does not allow", "delete it"],
  // "name: "Adibatla"
  [
    /(?<here>"([\w-]+)\s*:(?!\/\/))[^"\r\n]*"\s?⟨colon/d,
    "the name of the field $2 has no closing quote",
    'write "$2": and then the value',
  ],
  // "price: 30000
  [
    /⟨name.⟩"([\w-]+)\s*:(?!\/\/)/,
    "the name of the field $1 has no closing quote",
    'write "$1": and then the value',
  ],
  // “Adibatla”, or "Adibatla”
  [
    /⟨(?:name|colon|value).⟩[“”„‟‘’‚‛«»'`´″＂′]|⟨.*?⟩"[^"\r\n]*(?<here>[“”„‟″＂])(?=\s*(?:[:,\]}]\s*)?$)/dm,
    'the quote {sign} is not the straight quote " that JSON needs',
    'write " at both ends of the text',
  ],
  // "name":: "Adibatla"
  [/:\s?⟨value.⟩:/, "there is an extra colon", "delete it"],
  bareValue,
  // ""Adibatla", or "Adibatla""
  [
    /(?<here>")"⟨(?:colon|next).⟩[^\s,;:}\]]|"⟨(?:colon|next).⟩"[ \t]*(?:[,:}\]]|$)/dm,
    "there are two quotes in a row",
    'write one " at each end of the text',
  ],
  // "The "best" plots"
  [
    /(?<here>")(?:⟨(?:colon|next).⟩(?=")|[ \t]*⟨(?:colon|next).⟩(?!(?:true|false|null)\b)(?=\p{L}))(.*)/du,
    'the text ends at this quote, but more follows: "$2"',
    'write \\" for a quote inside a text, or use the curly “ and ” there',
  ],
  // 30"
  [
    /\d⟨next.⟩"\s*(?:[,}\]]|$)/m,
    "there is a quote after a number",
    "delete it; numbers have no quotes",
  ],
  // 5.
  [/\d⟨next.⟩\.\s*[,}\]]/, "there is a point after a number", "delete it"],
  windowsPath,
  // "Plots\Villas"
  [
    /⟨.*?⟩"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*(?<here>\\)/diu,
    "a backslash has a special meaning here",
    "delete it, or write two of them for one",
  ],
  // A tab inside a text.
  [
    /⟨.*?⟩"(?:[^"\\\p{Cc}]|\\.)*(?<here>[^\P{Cc}\r\n])/du,
    "there is {character} inside the text",
    "write a space instead",
  ],
  // "Adibatla
  [
    /⟨.*?⟩"(?:[^"\\\r\n]|\\.)*(?:[\r\n]|$)/,
    "this text has no closing quote on its line",
    'close it with "; a text stays on one line',
  ],
  // A character between the values that cannot be seen.
  [
    /⟨.*?⟩(?<here>[\s\p{Cc}\p{Cf}\p{Co}])/du,
    "there is {character} outside of the quotes",
    "delete it",
  ],
  // "name" = "Adibatla"
  [/⟨colon.⟩[;=.，、；：–-]/, 'there is "{sign}" in place of a colon', "write : instead of {sign}"],
  // "name": "Adibatla";
  [/⟨next.⟩[;=.，、；：–-]/, 'there is "{sign}" in place of a comma', "write , instead of {sign}"],
  // "name": "Adibatla", in the first line
  [/^\s*(?<here>")[^]*⟨end⟩/d, "the file does not begin with {", "write { before its first field"],
  // ] } { "slug": …
  [
    /\][^]*⟨end⟩,?\s*\{/,
    "a record begins here, after the end of the file",
    "move it up into its list, before the ] on line {list}, with a comma between the records",
  ],
  // } }
  [
    /⟨end⟩[}\]](?=[}\]\s]*$)/,
    "there is an extra {sign} here, after the end of the file",
    "delete this {sign}",
  ],
  extraBracket,
  recordBeforeList,
  // } }, { or "name": "Adibatla" }, } "price": 30000
  [
    /\}\s?⟨next\[⟩\}\s*(?:,\s*)?[{\]]|,\s?⟨name.⟩\}\s*"[^"\r\n]*"\s*:/,
    "there is an extra }",
    "delete this }",
  ],
  // }, }, {
  [/,\s?⟨value\[⟩\}\s*(?:,\s*)?[{\]]/, "there is an extra }", "delete this } and its comma"],
  // }, at the end
  [
    /⟨end⟩/,
    "the file goes on after its last closing bracket",
    "look above for an extra closing bracket and delete it, or undo the last change",
  ],
  // "price": ,
  [
    /:(?<here>)\s?⟨value.⟩[,}\]]/d,
    "the value is missing after the colon",
    "write a value, or delete the whole field",
  ],
  // "name": "Adibatla",,
  [/⟨(?:name|value).⟩,/, "there is an extra comma", "delete it"],
  // ], { "slug": …
  [
    /\]\s*(?:,\s*)?⟨(?:name|next)\{⟩\{|,\s?⟨value.⟩\]\s*(?:,\s*)?(?<here>\{)/d,
    "a record begins here, but its list has ended with the ] on line {list}",
    "move the ] of line {list} to after this record, and write a comma before the record",
  ],
  // "max": 500, }
  [
    /(?<here>,)\s?⟨(?:name\{⟩\}|value\[⟩\])/d,
    "there is a comma after the last entry, before the closing {close}",
    "delete this comma",
  ],
  // "amenities": { "Roads", "Park" ], or "plots": { and { on the next line
  [
    /(?<here>\{)(?:\s*"[^"\r\n]*"\s?⟨colon\{⟩(?:,\s*"[^"\r\n]*"\s*)*[\]}]|(?<=:\s*\{)\n⟨name.⟩\{)/d,
    "this list begins with {, not with [",
    "write [ in place of the {open}",
  ],
  // { { "slug": …
  [/\{\s?⟨name.⟩\{/, "there are two { in a row", "delete one of them"],
  // "plots": { "slug": … }, { "slug": …
  [
    /\}\s*,\s?⟨name.⟩\{/,
    "a second record begins here, but they are in no list",
    "write [ before the first record, after the colon",
  ],
  // "amenities": "Roads", "Park" ]
  [
    /(?<here>:)\s*"[^"\r\n]*"(?:\s*,\s*"[^"\r\n]*")*\s?⟨(?:colon|next)\{⟩(?:,\s*"[^"\r\n]*"\s*)*\]/d,
    "the list that begins here has no [",
    "write [ after the colon",
  ],
  // "name" "Adibatla"
  [
    /(?<here>)\s?⟨colon/d,
    "a colon is missing after the field's name",
    "write : between the name and the value",
  ],
  // "size": "min": 150
  [
    /"([^"\r\n]*)"\s*:\s*"([^"\r\n]*)"\s?⟨next\{⟩:/,
    'there are two names before a value, "$1" and "$2"',
    "write { between them if a group of fields begins there, or else delete one",
  ],
  // }, "slug": … in a list of records; or "plots": [ "slug": …, indented like a field of a record
  [
    /(?:[}{]\s*(?:,\s*)?|^([ \t]*)\S.*\[\s*^\1(?:\t\t| {4}))(?<here>"[^"\r\n]*")\s?⟨next\[⟩:/dm,
    "there is a field here, outside of any record",
    "write { before it if its record begins here; else look above for an extra } and delete it",
  ],
  // "amenities": [ "Roads", "photo": …
  [
    /(?<here>"[^"\r\n]*")\s?⟨next\[⟩:/d,
    "the {open} is not closed before this field",
    "write ] before this line, where the list ends; if this is a group of fields, write { in place of [",
  ],
  repeatedField,
  // "name": "Adibatla" "price": 30000
  [
    /(?<here>)\s?⟨next(?:\[⟩["{[\w-]|\{⟩"[^"\r\n]*"\s*:)/d,
    "a comma is missing here",
    "write , between the two entries",
  ],
  // "name": "Adibatla" "Meadows"
  [
    /⟨next.⟩("[^"\r\n]*"|[\w.-]+)/,
    "there is a second value here, $1, without a field name",
    'write a comma and its name before it; a quote inside a text is written \\"',
  ],
  // name": "Adibatla"
  [/⟨name.⟩([^"\r\n{}[\]:]+)"\s*:/, "the name $1 has no opening quote", 'write "$1"'],
  // name: "Adibatla"
  [
    /⟨name.⟩([^\s":,{}[\]]+(?:[^\S\r\n]+[^\s":,{}[\]]+)*)\s*:/,
    "the name of the field $1 has no quotes",
    'write "$1"',
  ],
  // • "name": "Adibatla"
  [
    /⟨name.⟩([^{}\]\s]+)/,
    'the name of a field belongs here, but there is "$1"',
    "write a name between quotes, a colon and the value; or delete this",
  ],
  // "max": 500 ]
  [
    /⟨\w+[{[]⟩[}\]{]/,
    "the {open} is not closed before this {sign}",
    "write {close} before it, or delete it if it is an extra one",
  ],
];

/**
 * Explains what an editor did wrong where a text stops being JSON.
 * @returns the message, and the offset of the mistake.
 */
export function explainJsonError(error: JsonError): Explanation {
  const { text, offset, expected, open } = error;
  const inner = open.at(-1);
  const before = text.slice(0, offset).trimEnd();
  // A single blank, since each form would read thousands of them again and again.
  const blanks = text.slice(before.length, offset);
  const gap = /[\r\n]/.test(blanks) ? "\n" : blanks.slice(0, 1);
  const mark = `${gap}⟨${expected}${inner?.sign ?? ""}⟩`;
  const marked = before + mark + text.slice(offset).trimEnd();
  for (const row of rows) {
    if (typeof row === "function") {
      const explanation = row(error);
      if (explanation) return explanation;
      continue;
    }
    const [form, ...messages] = row;
    const found = form.exec(marked);
    if (!found) continue;
    const here = found.indices?.groups?.here?.[0] ?? before.length + mark.length;
    const place = here > before.length ? here - before.length - mark.length + offset : here;
    const names: Record<string, string> = {
      open: inner ? `${inner.sign} on line ${lineOf(text, inner.offset)}` : "",
      close: inner ? closing[inner.sign] : "",
      list: String(lineOf(text, Math.max(0, text.lastIndexOf("]", place)))),
      sign: text.charAt(place),
      character: nameCharacter(text.charAt(place)),
    };
    const [problem = "", fix = ""] = messages.map((message) =>
      message.replace(/\$(\d)|\{(\w+)\}/g, (_, group: string, name: string) =>
        name ? (names[name] ?? "") : unquoted(found[Number(group)] ?? ""),
      ),
    );
    return { offset: place, problem, fix };
  }
  return {
    offset,
    problem: `${quote(text.slice(offset).replace(/\s.*/s, ""))} cannot be here`,
    fix: "compare this line with the lines around it, or undo the last change",
  };
}
