/** Colours by role. Text has a contrast of at least 7:1 in both schemes, error messages 4.5:1. */
const light = {
  surface: "#fbf8f1",
  surfaceRaised: "#ffffff",
  text: "#23211c",
  textQuiet: "#55503f",
  accentText: "#6a480b",
  approved: "#1f5b41",
  warm: "#8a3a1f",
  line: "#ddd5c3",
  planLine: "#b9ab8c",
};

// Three steps of lightness: granite, the page, and fields.
const dark: typeof light & { surfaceDark: string } = {
  surfaceDark: "#141715",
  surface: "#232825",
  surfaceRaised: "#343b37",
  text: "#f3eee2",
  textQuiet: "#d4cdbc",
  accentText: "#ebc679",
  approved: "#9fd9bb",
  warm: "#e2905c",
  line: "#4f564f",
  planLine: "#8d8877",
};

/** Under prefers-contrast: more, quiet text and lines get the colour of plain text. */
const contrast = {
  light: { textQuiet: "#23211c", line: "#55503f" },
  dark: { textQuiet: "#f3eee2", line: "#cfc8b6" },
  constant: { textQuietOnDark: "#fbf8f1", lineOnDark: "#d3ccbb", planLineOnDark: "#d3ccbb" },
};

/** The background of the header, the footer and the dark sections, in both schemes. */
const granite = "#1c1f1d";

/** Colours that are the same in both schemes: the dark sections, the seal, the badges. */
const constant = {
  surfaceDark: granite,
  surfaceDarkRaised: "#282c29",
  textOnDark: "#fbf8f1",
  textQuietOnDark: "#d3ccbb",
  accent: "#d8a845",
  accentHover: "#e6bd6c",
  textOnAccent: "#23211c",
  lineOnDark: "#454a45",
  planLineOnDark: "#8d8877",
  approvedBackground: "#1f5b41",
  warmBackground: "#8a3a1f",
  textOnBadge: "#ffffff",
  whatsapp: "#0b6b3a",
};

type ColorRole = keyof typeof light | keyof typeof constant;

const variable = (role: string) => `--${role.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
const declarations = /* @__NO_SIDE_EFFECTS__ */ (roles: Partial<Record<ColorRole, string>>) =>
  Object.fromEntries(Object.entries(roles).map(([role, value]) => [variable(role), value]));

const role = /* @__NO_SIDE_EFFECTS__ */ (name: ColorRole) => `var(${variable(name)})`;

/** Custom properties of each scheme, for the prerendered global styles; tree-shaken from the scripts. */
export const palettes = /* @__PURE__ */ (() => ({
  light: declarations({ ...light, ...constant }),
  dark: declarations(dark),
  lightContrast: declarations({ ...contrast.light, ...contrast.constant }),
  darkContrast: declarations(contrast.dark),
  // On paper there are no dark backgrounds, so pale text takes its colour from the light scheme.
  paper: declarations({
    surfaceDark: "transparent",
    textOnDark: light.text,
    textQuietOnDark: light.textQuiet,
    lineOnDark: light.line,
  }),
}))();

/** Overrides of roles in a dark section, so that its content uses the same roles as elsewhere. */
export const onDark = /* @__PURE__ */ declarations({
  textQuiet: role("textQuietOnDark"),
  accentText: role("accent"),
  line: role("lineOnDark"),
});

/** Colours by role, as custom properties that follow the visitor's scheme. */
export const color = {
  surface: role("surface"),
  surfaceRaised: role("surfaceRaised"),
  surfaceDark: role("surfaceDark"),
  surfaceDarkRaised: role("surfaceDarkRaised"),
  text: role("text"),
  textQuiet: role("textQuiet"),
  textOnDark: role("textOnDark"),
  textQuietOnDark: role("textQuietOnDark"),
  textOnAccent: role("textOnAccent"),
  textOnBadge: role("textOnBadge"),
  accent: role("accent"),
  accentHover: role("accentHover"),
  accentText: role("accentText"),
  approved: role("approved"),
  approvedBackground: role("approvedBackground"),
  warm: role("warm"),
  warmBackground: role("warmBackground"),
  line: role("line"),
  lineOnDark: role("lineOnDark"),
  planLine: role("planLine"),
  planLineOnDark: role("planLineOnDark"),
  whatsapp: role("whatsapp"),
  /** Granite over the scrolling page, dense enough for text to keep its contrast over white. */
  shade: "#1c1f1df0",
} as const;

/** Colour of the browser's own frame, which cannot read custom properties. */
export const browserFrameColor = granite;
