const scales = new Map([
  ["k", 1e3],
  ["thousand", 1e3],
  ["lakh", 1e5],
  ["lac", 1e5],
  ["crore", 1e7],
  ["cr", 1e7],
]);

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The ten digits of a script follow each other, beginning with its zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/** The number that a text was meant to be: "₹22.5 lakh" is 2250000. */
export function numberMeant(text: string): number | undefined {
  const latin = text.trim().replace(/\p{Nd}/gu, valueOf);
  const found =
    /^(?:₹|rs\.?|inr|\$|\+)?\s*(-?(?:\d[\d,\s_'’]*(?:\.\d+)?|\.\d+))\s*([a-z]*)[^\d]*$/i.exec(
      latin,
    );
  if (!found?.[1]) return undefined;
  const scale = scales.get((found[2] ?? "").toLowerCase().replace(/s$/, "")) ?? 1;
  return Number((Number(found[1].replace(/[,\s_'’]/g, "")) * scale).toFixed(4));
}
