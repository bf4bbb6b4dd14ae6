const ink = "#23211c";
/** The second ground, in both schemes: the header, the footer and the dark sections. */
const granite = "#1c1f1d";

/** Colours by role. Text has a contrast of at least 7:1 in both schemes, error messages 4.5:1. */
const light = {
  surface: "#fbf8f1",
  surfaceRaised: "#ffffff",
  text: ink,
  textQuiet: "#55503f",
  accentText: "#6a480b",
  approved: "#1f5b41",
  warm: "#8a3a1f",
  line: "#ddd5c3",
  surveyLine: "#b9ab8c",
};

// Three steps of lightness: granite, the page, and fields.
const dark: typeof light & { surfaceDark: string } = {
  surfaceDark: "#0f1210",
  surface: "#232825",
  surfaceRaised: "#343b37",
  text: "#f3eee2",
  textQuiet: "#d4cdbc",
  accentText: "#ebc679",
  approved: "#9fd9bb",
  warm: "#e2905c",
  line: "#4f564f",
  surveyLine: "#8d8877",
};

/** Under prefers-contrast: more, quiet text and lines get the colour of plain text. */
const contrast = {
  light: { textQuiet: ink, line: "#55503f" },
  dark: { textQuiet: "#f3eee2", line: "#cfc8b6" },
  granite: { textQuiet: "#fbf8f1", line: "#d3ccbb", surveyLine: "#d3ccbb" },
};

/** Colours that are the same in both schemes and on both grounds: the seal, the badges. */
const constant = {
  surfaceDark: granite,
  textOnDark: "#fbf8f1",
  accent: "#d8a845",
  textOnAccent: ink,
  placeholder: "#8d8877",
  approvedBackground: "#1f5b41",
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
  lightContrast: declarations(contrast.light),
  darkContrast: declarations(contrast.dark),
  // What is on granite uses the same roles as elsewhere.
  granite: declarations({
    surface: role("surfaceDark"),
    text: role("textOnDark"),
    textQuiet: "#d3ccbb",
    accentText: role("accent"),
    line: "#454a45",
    surveyLine: "#8d8877",
  }),
  graniteContrast: declarations(contrast.granite),
}))();

/** The value of a role, for pictures in files of their own, which know no custom properties of the page. */
export const colorValue = (role: ColorRole, scheme: "light" | "dark" | "granite" = "light") =>
  palettes[scheme][variable(role)] ?? palettes.light[variable(role)];

/** Colours by role, as custom properties that follow the visitor's scheme. */
export const color = {
  surface: role("surface"),
  surfaceRaised: role("surfaceRaised"),
  surfaceDark: role("surfaceDark"),
  text: role("text"),
  textQuiet: role("textQuiet"),
  textOnDark: role("textOnDark"),
  textOnAccent: role("textOnAccent"),
  textOnBadge: role("textOnBadge"),
  accent: role("accent"),
  accentText: role("accentText"),
  approved: role("approved"),
  approvedBackground: role("approvedBackground"),
  warm: role("warm"),
  line: role("line"),
  /** The lines of the survey drawing. */
  surveyLine: role("surveyLine"),
  /** Behind a photo that has not arrived. */
  placeholder: role("placeholder"),
  whatsapp: role("whatsapp"),
  /** Granite over the scrolling page, dense enough for text to keep its contrast over white. */
  shade: "#1c1f1df0",
} as const;

/** Colour of the browser's own frame, which cannot read custom properties. */
export const browserFrameColor = granite;
