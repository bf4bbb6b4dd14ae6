/** What belongs at a place: a field's name, its colon, a value, a comma or closing bracket, or nothing. */
export type Expected = "name" | "colon" | "value" | "next" | "end";

/** A bracket that is open. */
export interface Bracket {
  sign: "{" | "[";
  offset: number;
  /** How far its line is indented; -1 when the lines inside it are indented no further. */
  indent: number;
  /** The names of its fields so far, in quotes, with their offsets. */
  names: Map<string, number>;
}

/** The first place where a text is not JSON, or has a field twice, and what was read before it. */
export interface JsonError {
  text: string;
  offset: number;
  expected: Expected;
  /** The token before it; empty at the beginning of the text. */
  last: string;
  lastOffset: number;
  /** The brackets that are open, the innermost last. */
  open: readonly Bracket[];
  /** The first bracket of each kind that is still open on a line which, by its indentation, is outside it. */
  unclosed: Partial<Record<Bracket["sign"], { bracket: Bracket; offset: number }>>;
  /** The first closing bracket that, by its indentation, closes a bracket further out. */
  extra: number | undefined;
}

export const closing = { "{": "}", "[": "]" };

const space = /[ \t\r\n]*/y;
/** A token. A text that begins with images\ is none: \n would be read as a line break. */
const jsonToken =
  /"(?!images\\)(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/uy;

function read(form: RegExp, text: string, offset: number): string {
  form.lastIndex = offset;
  return form.exec(text)?.[0] ?? "";
}

/** What belongs after a token. @returns undefined when the token itself does not belong here. */
function expectedAfter(token: string, { expected, last, open }: JsonError): Expected | undefined {
  if (token === "") return undefined;
  const inner = open.at(-1);
  const [sign = ""] = token;
  if ("{[".includes(sign)) {
    if (expected !== "value") return undefined;
    return sign === "{" ? "name" : "value";
  }
  if ("}]".includes(sign)) {
    const isLast = expected === "next" || last === inner?.sign;
    if (!inner || sign !== closing[inner.sign] || !isLast) return undefined;
    return open.length > 1 ? "next" : "end";
  }
  if (sign === ":") return expected === "colon" ? "value" : undefined;
  if (sign === ",") {
    if (expected !== "next") return undefined;
    return inner?.sign === "{" ? "name" : "value";
  }
  if (expected === "name" && sign === '"') return inner?.names.has(token) ? undefined : "colon";
  if (expected !== "value") return undefined;
  return inner ? "next" : "end";
}

/** Notes what the indentation of a line says about the brackets before it. */
function compareIndent(error: JsonError, token: string, indent: number): void {
  const { open, offset, lastOffset } = error;
  const inner = open.at(-1);
  if (!inner || token === "") return;
  const isClosing = token === closing[inner.sign];
  const isInside = indent > inner.indent;
  if (isClosing && indent === inner.indent) {
    // So all brackets inside it were closed, however badly their lines are indented.
    for (const sign of ["{", "["] as const)
      if ((error.unclosed[sign]?.bracket.offset ?? -1) > inner.offset) delete error.unclosed[sign];
  }
  // After [ a { opens the next record.
  if (token === "{" && inner.sign === "[") return;
  if (!isInside && !isClosing && lastOffset === inner.offset) inner.indent = -1;
  else if (indent < inner.indent || (!isInside && !isClosing))
    error.unclosed[inner.sign] ??= { bracket: inner, offset };
  else if (isInside && isClosing && inner.indent >= 0) error.extra ??= offset;
}

/** The first place where a text is not JSON, or has a field twice. @returns undefined when there is none. */
export function findJsonError(text: string): JsonError | undefined {
  const open: Bracket[] = [];
  const place = { offset: 0, expected: "value", last: "", lastOffset: -1 } as const;
  const at: JsonError = { text, ...place, open, unclosed: {}, extra: undefined };
  let indent = 0;
  for (;;) {
    const gap = read(space, text, at.offset);
    at.offset += gap.length;
    const { offset } = at;
    if (at.expected === "end" && offset === text.length) return undefined;
    const token = read(jsonToken, text, offset);
    if (/[\r\n]/.test(gap)) {
      indent = gap.length - 1 - Math.max(gap.lastIndexOf("\n"), gap.lastIndexOf("\r"));
      compareIndent(at, token, indent);
    }
    const next = expectedAfter(token, at);
    if (!next) return at;
    if (next === "colon") open.at(-1)?.names.set(token, offset);
    if (token === "{" || token === "[")
      open.push({ sign: token, offset, indent, names: new Map() });
    else if (token === "}" || token === "]") open.pop();
    Object.assign(at, { expected: next, last: token, lastOffset: offset });
    at.offset += token.length;
  }
}
