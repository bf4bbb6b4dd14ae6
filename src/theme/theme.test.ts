import { color, palettes } from "./index";

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

/** Texts and their grounds. */
const pairs: { texts: Role[]; grounds: Role[] }[] = [
  { texts: ["text", "textQuiet", "accentText", "approved"], grounds: ["surface", "surfaceRaised"] },
  { texts: ["textOnAccent"], grounds: ["accent"] },
  { texts: ["textOnBadge"], grounds: ["approvedBackground"] },
];
const onDarkTheme: typeof pairs = [
  { texts: ["text", "textQuiet", "accentText"], grounds: ["surface"] },
];

test.each<[string, Palette[], typeof pairs]>([
  ["light", ["light"], pairs],
  ["dark", ["dark", "light"], pairs],
  ["light, more contrast", ["lightContrast", "light"], pairs],
  ["dark, more contrast", ["darkContrast", "dark", "lightContrast", "light"], pairs],
  ["dark theme", ["darkTheme", "light"], onDarkTheme],
  ["dark theme in the dark", ["darkTheme", "dark", "light"], onDarkTheme],
  [
    "dark theme, more contrast",
    ["darkThemeContrast", "darkTheme", "lightContrast", "light"],
    onDarkTheme,
  ],
])("every text has a contrast of 7:1: %s", (_scheme, layers, drawn) => {
  const faint = drawn
    .flatMap(({ texts, grounds }) => texts.flatMap((text) => grounds.map((on) => ({ text, on }))))
    .filter(({ text, on }) => contrast(valueOf(text, layers), valueOf(on, layers)) < 7);
  expect(faint).toEqual([]);
});

test.each([
  ["scrolled header", color.backdrop],
  ["header over a photo", color.shade],
])("text on the %s has a contrast of 4.5:1 even where white is below", (_place, dark) => {
  const [red = 0, green = 0, blue = 0, density = 0] =
    dark.match(/[\da-f]{2}/g)?.map((digits) => parseInt(digits, 16)) ?? [];
  const opacity = density / 255;
  const ground = [red, green, blue]
    .map((channel) => Math.round(channel * opacity + 255 * (1 - opacity)))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("");
  for (const text of ["text", "textQuiet", "accent"] satisfies Role[]) {
    expect(contrast(valueOf(text, ["darkTheme", "light"]), `#${ground}`)).toBeGreaterThanOrEqual(
      4.5,
    );
  }
});
