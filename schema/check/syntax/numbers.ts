import { quote } from "../say";
import type { Explanation } from "./scene";

/** Commas inside of a number: 18,000. */
export const numberWithCommas: Explanation = ({ text, offset, token, before, beforeOffset }) => {
  if (!/^\d/.test(token) || before !== ",") return undefined;
  const head = /[\d,]+$/.exec(text.slice(0, offset))?.[0] ?? "";
  const tail = /^[\d,]*\d/.exec(text.slice(offset))?.[0] ?? "";
  if (!/^\d/.test(head)) return undefined;
  return {
    offset: beforeOffset,
    problem: `there is a comma inside the number ${head}${tail}`,
    mend: `write ${`${head}${tail}`.replaceAll(",", "")}`,
  };
};

/** A number with a sign, a unit or a zero that does not belong to it. */
export const numberWithMore: Explanation = ({
  code,
  text,
  token,
  offset,
  before,
  beforeOffset,
}) => {
  if (code === "UnexpectedEndOfNumber" || token === "-") {
    return {
      problem: `the number ${token} is not complete`,
      mend: "write digits only, like 150 or 0.35",
    };
  }
  if (before === "0" && /^\d/.test(token) && beforeOffset === offset - 1) {
    return { problem: "a number cannot begin with 0", mend: `write ${token}` };
  }
  // The sign ends the token early when the number has commas: ₹15,000.
  const written = /^(?:₹|Rs\.?|\+)?\s?\.?\d[\d,.]*(?<=\d)/i.exec(text.slice(offset))?.[0];
  if (code === "InvalidSymbol" && written) {
    const number = written.replace(/[^\d.]|^\D*\.(?=\d+\.)/g, "").replace(/^\./, "0.");
    return { problem: `the number ${written} holds more than digits`, mend: `write ${number}` };
  }
  if (code !== "InvalidSymbol" || !/\d/.test(before)) return undefined;
  const number = /[\d.]+\s*$/.exec(text.slice(0, offset))?.[0].trim() ?? "";
  return {
    problem: `the number ${number} is followed by ${quote(token)}`,
    mend: `write ${number}`,
  };
};
