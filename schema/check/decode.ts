import type { TextProblem } from "./syntax/scene";

/** A file's bytes as text. */
export interface Decoded {
  text: string;
  problem?: TextProblem;
}

/** Reads bytes as UTF-8, the only encoding that Gatsby reads. */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return {
      text: "",
      problem: {
        offset: 0,
        problem: "the file is saved as UTF-16",
        mend: "save it with the encoding UTF-8",
      },
    };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    return {
      text,
      problem: {
        offset: text.indexOf("\ufffd"),
        problem: "this character is not saved as UTF-8",
        mend: "save the file with the encoding UTF-8, and type the character again",
      },
    };
  }
}
