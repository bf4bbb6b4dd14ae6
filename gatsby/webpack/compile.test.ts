const compile: (this: object, source: string) => void = jest.requireActual("./compile.js");

/** @returns the compiled code, or the message of the error. */
const compiled = (source: string) =>
  new Promise<string>((resolve) => {
    const done = (error: Error | null, code = "") => resolve(error?.message ?? code);
    compile.call({ resourcePath: "src/page.tsx", async: () => done }, source);
  });

test("a query is left out of the code", async () => {
  const source = 'import { graphql } from "gatsby";\nexport const query = graphql`\n  { a }\n`;\n';
  expect(await compiled(`${source}export const a: number = 1;\n`)).toBe("export const a = 1;\n");
});

test.each([
  "const data = useStaticQuery(graphql`{ a }`);",
  "const query = graphql`{ a }`;",
  "export const query = graphql`{ a }`",
  "export const queries = { one: graphql`{ a }` };",
  "export const query = graphql`{ ${a} }` + graphql`\n`;",
])("a query in an odd place stops the build with its file: %s", async (source) => {
  expect(await compiled(source)).toMatch("src/page.tsx: gatsby/webpack/compile.js knows queries");
});
