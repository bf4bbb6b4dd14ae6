/** @jest-environment node */
import { contentFiles } from "./content-files";
import { graphqlTypes } from "./graphql-types";
import { jsonSchema } from "./json-schema";

const types = graphqlTypes(["CARD"]);
const typeBody = (name: string) =>
  new RegExp(`^type ${name}(?: [^{]*)?\\{\\n([^}]*)\\}`, "m").exec(types)?.[1] ?? "";

test.each(contentFiles.map((file) => [file.path, file] as const))(
  "every field of %s is a GraphQL field, non-null if it is required, and no other",
  (_path, file) => {
    const schema = jsonSchema(file);
    const shapes = [[file.type, schema] as const, ...Object.entries(schema.$defs ?? {})];
    for (const [name, { properties = {}, required = [] }] of shapes) {
      const fields = [...typeBody(name).matchAll(/^ {2}(\w+)(?:\([^)]*\))?: (\S+)/gm)];
      const added = [
        "plan",
        "head",
        ...(name === "PlaceList" ? ["map"] : []),
        ...(name === "CompletedProjectList" ? ["figures"] : []),
        ...(name === "Plot" ? ["smallestText"] : []),
        ...(name === "Photo" ? ["position", "planCrop", "image"] : []),
      ];
      const isAdded = (field: string) =>
        added.includes(field) || field.replace(/Text$/, "") in properties;
      const own = fields.filter(([, field = ""]) => field in properties || !isAdded(field));
      expect(own.map(([, field, type]) => `${field} ${type?.endsWith("!")}`)).toEqual(
        Object.keys(properties).map((field) => `${field} ${required.includes(field)}`),
      );
    }
  },
);

test("nothing is inferred", () => {
  for (const { type } of contentFiles) {
    expect(types).toMatch(new RegExp(`type ${type} implements Node (& InnerPage )?@dontInfer {`));
  }
});
