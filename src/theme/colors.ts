const ink = "#23211c";
/** The background of what is dark in both schemes: the header, the footer and some sections. */
const darkBackground = "#1c1f1d";

/** Colours by role. Text has a contrast of at least 7:1 in both schemes, error messages 4.5:1. */
const light = {
  surface: "#fbf8f1",
  surfaceRaised: "#ffffff",
  text: ink,
  textQuiet: "#55503f",
  accentText: "#6a480b",
  approved: "#1f5b41",
  error: "#8a3a1f",
  line: "#ddd5c3",
  /** Stronger than `line`: for drawings, and around buttons. */
  outline: "#b9ab8c",
  /** Behind a photo that has not arrived. */
  placeholder: "#efe8d9",
};

// Three steps of lightness, the darkest first: header and footer, the page, fields.
const dark: typeof light & { surfaceDark: string } = {
  surfaceDark: "#0f1210",
  surface: "#232825",
  surfaceRaised: "#343b37",
  text: "#f3eee2",
  textQuiet: "#d4cdbc",
  accentText: "#ebc679",
  approved: "#9fd9bb",
  error: "#e2905c",
  line: "#4f564f",
  outline: "#8d8877",
  placeholder: "#303632",
};

/** Every role. The dark scheme keeps the roles below, except `surfaceDark`. */
const lightPalette = {
  ...light,
  surfaceDark: darkBackground,
  textOnDark: "#fbf8f1",
  accent: "#d8a845",
  textOnAccent: ink,
  approvedBackground: "#1f5b41",
  textOnBadge: "#ffffff",
};

type ColorRole = keyof typeof lightPalette;

const variable = (role: string) => `--${role.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
const declarations = (roles: Partial<Record<ColorRole, string>>) =>
  Object.fromEntries(Object.entries(roles).map(([role, value]) => [variable(role), value]));

/** For each role the CSS value that reads its custom property. */
function references<Role extends string>(roles: Record<Role, string>) {
  const result = { ...roles };
  for (const role in roles) result[role] = `var(${variable(role)})`;
  return result;
}

/** Colours by role, as custom properties that follow the visitor's scheme. */
export const color = {
  ...references(lightPalette),
  whatsapp: "#0b6b3a",
  /** The dark background over the scrolling page, dense enough for text to keep its contrast over white. */
  backdrop: "#1c1f1df0",
  /** Over the top of a photo that lies under the header. */
  shade: "#1c1f1dd6",
} as const;

/** Custom properties of each scheme, for the prebuilt global styles. */
export const palettes = {
  light: declarations(lightPalette),
  dark: declarations(dark),
  // Under prefers-contrast: more, quiet text and lines get the colour of plain text.
  lightContrast: declarations({ textQuiet: ink, line: "#55503f" }),
  darkContrast: declarations({ textQuiet: "#f3eee2", line: "#cfc8b6" }),
  // For what is dark in both schemes.
  darkTheme: declarations({
    surface: color.surfaceDark,
    text: color.textOnDark,
    textQuiet: "#d3ccbb",
    accentText: color.accent,
    line: "#454a45",
    outline: "#8d8877",
    placeholder: "#2a2e2b",
  }),
  darkThemeContrast: declarations({ textQuiet: "#fbf8f1", line: "#d3ccbb", outline: "#d3ccbb" }),
};

/** The value of a role, for pictures in separate files, which cannot read the custom properties of the page. */
export const colorValue = (role: ColorRole, scheme: "light" | "dark" | "darkTheme" = "light") =>
  palettes[scheme][variable(role)] ?? palettes.light[variable(role)];

/** The colour of <meta name=theme-color>, which cannot read custom properties. */
export const themeColor = darkBackground;
