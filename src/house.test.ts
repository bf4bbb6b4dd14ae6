/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";

import ts from "typescript";

import { filesOf } from "../check";

const isTest = (file: string) => /\.test\.tsx?$|\.d\.ts$/.test(file);

/** The files of a room, tests and generated types left out. */
const codeOf = (room: string) =>
  filesOf(room)
    .map((file) => path.join(room, file))
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file));

const hooks = ["browser", "config", "node", "ssr"].flatMap((name) =>
  [`gatsby-${name}.ts`, `gatsby-${name}.tsx`].filter((file) => fs.existsSync(file)),
);

/** Every file of the site's own code. */
const files = codeOf("src");

/** Every file of the repository's code but tests. */
const allFiles = [
  ...["schema", "check", "gatsby", "scripts", "src", "test"].flatMap(codeOf),
  ...hooks,
];

/** Every piece of a file's syntax. */
function syntaxOf(file: string): ts.Node[] {
  const pieces: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    pieces.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, fs.readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return pieces;
}

/** The files of this repository that a file imports, by their path without its ending. */
const importsOf = (file: string) =>
  syntaxOf(file)
    .filter(ts.isStringLiteral)
    .filter(
      ({ parent }) =>
        ts.isImportDeclaration(parent) ||
        ts.isExportDeclaration(parent) ||
        (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword),
    )
    .filter(({ text }) => text.startsWith("."))
    .map(({ text }) => path.join(path.dirname(file), text));

test.each([
  { from: "src/components/", never: ["src/sections", "src/pages"] },
  { from: "src/lib/", never: ["src/sections", "src/pages", "src/components"] },
  { from: "src/sections/", never: ["src/pages"] },
  { from: "src/", never: ["schema", "check", "gatsby", "test", "scripts", "bench"] },
  { from: "schema/", never: ["check", "gatsby", "src", "test", "scripts", "bench"] },
  { from: "check/", never: ["gatsby", "src", "test", "scripts", "bench"] },
  { from: "check/report/", never: ["check/read", "check/shape", "check/rules"] },
  { from: "check/read/", never: ["check/shape", "check/rules"] },
  { from: "check/shape/", never: ["check/rules"] },
  { from: "gatsby/", never: ["test", "scripts", "bench"] },
  { from: "scripts/", never: ["test", "bench"] },
  { from: "test/", never: ["bench"] },
  { from: "gatsby-", never: ["test", "scripts", "bench"] },
])("no file of $from imports from any of $never", ({ from, never }) => {
  const importing = allFiles
    .filter((file) => file.startsWith(from))
    .flatMap((file) => importsOf(file).map((to) => ({ file, to })));
  expect(importing).not.toEqual([]);
  expect(
    importing.filter(({ to }) => never.some((folder) => `${to}/`.startsWith(`${folder}/`))),
  ).toEqual([]);
});

test("nothing outside the check imports past its public file", () => {
  const importing = allFiles
    .filter((file) => !file.startsWith("check/"))
    .flatMap((file) => importsOf(file).map((to) => ({ file, to })))
    .filter(({ to }) => `${to}/`.startsWith("check/"));
  expect(importing).not.toEqual([]);
  expect(importing.filter(({ to }) => to !== "check")).toEqual([]);
});

test("no rule is forgotten: each export of check/rules/ is imported", () => {
  const imported = allFiles
    .flatMap(syntaxOf)
    .filter((node) => ts.isImportSpecifier(node) || ts.isExportSpecifier(node))
    .map(({ name, propertyName = name }) => propertyName.text);
  const exported = codeOf("check/rules")
    .flatMap(syntaxOf)
    .filter((node) => ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
    .filter((node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export)
    .map(({ name }) => name?.getText());
  expect(exported).not.toEqual([]);
  expect(exported.filter((name) => !imported.includes(String(name)))).toEqual([]);
});

/** Properties that measure one part, as a track of a grid or the minimum height of a photo does. */
const measures = /^(grid(Auto|Template)\w+|(min|max)?(Width|Height|InlineSize|BlockSize))$/i;

/** Properties to which Emotion gives "px" when their value is a number. */
const lengths =
  /^(margin|padding|inset|top|right|bottom|left|gap|rowGap|columnGap|fontSize|border|outline|width|height|minWidth|maxWidth|minHeight|maxHeight)/;

/** Values of a piece of code that belong in the theme. */
function rawValues(node: ts.Node): string[] {
  const property = ts.findAncestor(node, ts.isPropertyAssignment)?.name.getText() ?? "";
  if (ts.isNumericLiteral(node)) {
    const value = ts.isPrefixUnaryExpression(node.parent) ? node.parent : node;
    const isRaw = property === "zIndex" || (lengths.test(property) && node.text !== "0");
    return isRaw && ts.isPropertyAssignment(value.parent) ? [`${property}: ${node.text}`] : [];
  }
  if (
    !ts.isStringLiteralLike(node) &&
    !ts.isTemplateHead(node) &&
    !ts.isTemplateMiddleOrTemplateTail(node)
  )
    return [];
  const find = (pattern: RegExp) => node.text.match(pattern) ?? [];
  return [
    ...find(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi),
    ...find(/@media.*/g),
    ...(measures.test(property) ? [] : find(/[\d.]+(px|rem)\b/g)),
    ...(property === "zIndex" ? find(/\d+/g) : []),
  ];
}

const themeFiles = ["src/theme.ts", "src/font-faces.ts"];

const exceptions: Record<string, string> = {
  "src/components/reveal.tsx @media screen":
    "Only there is anything hidden; everywhere else print is the exception.",
  "src/sections/site-header.tsx 12px": "How far the header blurs what is behind it is no distance.",
};

test("colours, media queries, layers and distances are written only in the theme", () => {
  const found = files
    .filter((file) => !themeFiles.includes(file))
    .flatMap((file) =>
      syntaxOf(file)
        .flatMap(rawValues)
        .map((text) => `${file} ${text}`),
    );
  // An exception that is no longer needed goes too.
  expect(found.sort()).toEqual(Object.keys(exceptions).sort());
});
