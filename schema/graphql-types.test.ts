import { contentFiles } from "./content-files";
import { graphqlTypes } from "./graphql-types";

const types = graphqlTypes(["CARD"]);

test.each([
  ["OngoingProject", "name: String!"],
  ["OngoingProject", "percentAsOf: String\n"],
  ["OngoingProject", "percentComplete: Float!"],
  ["OngoingProject", "investment: InvestmentRange!"],
  ["Layout implements Node @dontInfer", "order: Int!"],
  ["FeaturedLayouts implements SectionHeading", 'layouts: [Layout!]! @records(list: "Layout")'],
  ["FeatureCard", "icon: String! @icon"],
  ["GalleryPage implements Node & InnerPage @dontInfer", "head: PageHead! @pageHead"],
])("type %s has %s", (type, field) => {
  const [own] = new RegExp(`^type ${type} \\{[^}]*\\}`, "m").exec(types) ?? [];
  expect(own).toContain(`  ${field}`);
});

test("nothing is inferred", () => {
  for (const { type } of contentFiles)
    expect(types).toMatch(new RegExp(`type ${type} implements Node (& InnerPage )?@dontInfer {`));
});
