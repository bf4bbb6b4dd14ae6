import type { TextProblem } from "./syntax/scene";

/** A file's bytes as text. */
export interface Decoded {
  text: string;
  problem?: TextProblem;
}

/** What the files of word processors begin with: .docx and .odt, .doc, .rtf. */
const documentMarks = ["PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0", "{\\rtf"];

/** In UTF-16, with its mark or without, every other byte of plain text is zero. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const sample = bytes.subarray(0, 200);
  return hasMark || sample.filter((byte) => byte === 0).length > sample.length / 3;
}

/** What a file is instead of text in UTF-8. */
function otherKind(bytes: Uint8Array): Pick<TextProblem, "problem" | "fix"> | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 5));
  if (documentMarks.some((mark) => start.startsWith(mark))) {
    return {
      problem: "the file is a document of a word processor, not plain text",
      fix: "undo the last change, copy only the words into the file, and save it as plain text",
    };
  }
  return isUtf16(bytes)
    ? { problem: "the file is saved as UTF-16", fix: "save it with the encoding UTF-8" }
    : undefined;
}

/** Reads bytes as UTF-8, the only encoding that Gatsby reads. */
export function decode(bytes: Uint8Array): Decoded {
  const other = otherKind(bytes);
  if (other) return { text: "", problem: { offset: 0, ...other } };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    return {
      text,
      problem: {
        offset: text.indexOf("\ufffd"),
        problem: "this character is not saved as UTF-8",
        fix: "save the file with the encoding UTF-8, and type the character again",
      },
    };
  }
}
