import { color, palettes } from "./theme";

type Role = keyof typeof color;
type Palette = keyof typeof palettes;

/** The value of a role in layers of palettes, the first of which wins. */
function valueOf(role: Role, layers: Palette[]): string {
  const lookUp = (value: string): string => {
    const [, variable] = value.match(/^var\((.+)\)$/) ?? [];
    if (!variable) return value;
    return lookUp(layers.map((layer) => palettes[layer][variable]).find(Boolean) ?? "missing");
  };
  const value = lookUp(color[role]);
  if (!value.match(/^#[0-9a-f]{6}$/)) throw new Error(`${role} is ${value}.`);
  return value;
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const schemes: Record<string, Palette[]> = {
  light: ["light"],
  dark: ["dark", "light"],
  "light with more contrast": ["lightContrast", "light"],
  "dark with more contrast": ["darkContrast", "dark", "lightContrast", "light"],
};

/** Texts and their backgrounds, on both grounds. */
const pairs: { texts: Role[]; grounds: Role[] }[] = [
  {
    texts: ["text", "textQuiet", "accentText", "approved"],
    grounds: ["surface", "surfaceRaised"],
  },
  { texts: ["textOnAccent"], grounds: ["accent"] },
  { texts: ["textOnBadge"], grounds: ["approvedBackground"] },
];

test.each(Object.keys(schemes))("every text of the %s scheme has a contrast of 7:1", (scheme) => {
  const layers = schemes[scheme] ?? [];
  const faint = pairs
    .flatMap(({ texts, grounds }) => texts.flatMap((text) => grounds.map((on) => ({ text, on }))))
    .filter(({ text, on }) => contrast(valueOf(text, layers), valueOf(on, layers)) < 7);
  expect(faint).toEqual([]);
});

test.each([
  ["light", ["granite", "light"]],
  ["dark", ["granite", "dark", "light"]],
  ["high", ["graniteContrast", "granite", "lightContrast", "light"]],
] satisfies [string, Palette[]][])("texts on granite have a contrast of 7:1: %s", (_, layers) => {
  for (const text of ["text", "textQuiet", "accentText"] satisfies Role[]) {
    expect(contrast(valueOf(text, layers), valueOf("surface", layers))).toBeGreaterThanOrEqual(7);
  }
});

test("cards of the dark scheme stand out from the page by 1.2:1", () => {
  const [card, page] = (["surfaceRaised", "surface"] as const).map((role) =>
    valueOf(role, ["dark", "light"]),
  );
  expect(contrast(card ?? "", page ?? "")).toBeGreaterThanOrEqual(1.2);
});

test("text on the scrolled header has a contrast of 4.5:1 even where the page below is white", () => {
  const [red = 0, green = 0, blue = 0, density = 0] =
    color.shade.match(/[\da-f]{2}/g)?.map((digits) => parseInt(digits, 16)) ?? [];
  const opacity = density / 255;
  const ground = [red, green, blue]
    .map((channel) => Math.round(channel * opacity + 255 * (1 - opacity)))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("");
  for (const text of ["text", "textQuiet", "accent"] satisfies Role[]) {
    expect(contrast(valueOf(text, ["granite", "light"]), `#${ground}`)).toBeGreaterThanOrEqual(4.5);
  }
});
