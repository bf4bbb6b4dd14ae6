import { contentFiles } from "./content-files";
import { graphqlTypes } from "./graphql-types";

const types = graphqlTypes(["CARD"]);
const typeOf = (name: string) => new RegExp(`^type ${name}[ {][^}]*\\}`, "m").exec(types)?.[0];

test("a field is non-null unless it is optional, and some kinds are also formatted as text", () => {
  expect(typeOf("OngoingProject")).toMatchInlineSnapshot(`
    "type OngoingProject {
      name: String!
      percentComplete: Float!
      percentAsOf: String
      percentAsOfText: String @text(of: "percentAsOf", kind: "month")
      stage: String
      summary: String!
      completion: String!
      completionText: String! @text(of: "completion", kind: "month")
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
      plots: [Plot!]! @records(list: "PlotList")
      moreLabel: String!
    }"
  `);
  expect(typeOf("FeatureCard")).toMatchInlineSnapshot(`
    "type FeatureCard {
      icon: String! @icon
      title: String!
      description: String! @wordsWithDuties
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
  for (const { type } of contentFiles) {
    expect(types).toMatch(new RegExp(`type ${type} implements Node (& InnerPage )?@dontInfer {`));
  }
});
