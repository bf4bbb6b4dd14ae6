import { contentFiles } from "./content-files";
import { graphqlTypes } from "./graphql-types";

const types = graphqlTypes(["CARD"]);

test("a field is non-null unless it is optional", () => {
  expect(typeOf("OngoingProject")).toMatchInlineSnapshot(`
    "type OngoingProject {
      name: String!
      percentComplete: Float!
      percentAsOf: String
      stage: String
      summary: String!
      completion: String!
      investment: InvestmentRange!
      location: String!
      papers: Papers
      photo: Photo!
      sample: String
      slug: String!
    }"
  `);
});

test("lists, references to records, icons and pages", () => {
  expect(typeOf("FeaturedLayouts")).toMatchInlineSnapshot(`
    "type FeaturedLayouts implements SectionHeading {
      title: String!
      text: String
      layouts: [Layout!]! @records(list: "Layout")
      moreLabel: String!
    }"
  `);
  expect(typeOf("FeatureCard")).toMatchInlineSnapshot(`
    "type FeatureCard {
      icon: String! @icon
      title: String!
      description: String!
      to: String
    }"
  `);
  expect(typeOf("GalleryPage")).toMatchInlineSnapshot(`
    "type GalleryPage implements Node & InnerPage @dontInfer {
      header: PageHeading!
      closing: CallToAction!
      sample: String
      seo: PageSeo!
      head: PageHead! @pageHead
    }"
  `);
});

test("nothing is inferred", () => {
  for (const { type } of contentFiles)
    expect(types).toMatch(new RegExp(`type ${type} implements Node (& InnerPage )?@dontInfer {`));
});
