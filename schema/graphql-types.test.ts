import { contentFiles } from "./content-files";
import { graphqlTypes } from "./graphql-types";

const types = graphqlTypes(["CARD"]);
const typeOf = (name: string) => new RegExp(`^type ${name}[ {][^}]*\\}`, "m").exec(types)?.[0];

test("a field is non-null unless it is optional, and some kinds are also formatted as text", () => {
  expect(typeOf("OngoingProject")).toMatchInlineSnapshot(`
    "type OngoingProject {
      slug: String!
      name: String!
      location: String!
      percentComplete: Float!
      completion: String!
      completionText: String! @text(of: "completion", kind: "month")
      investment: InvestmentRange!
      stage: String
      summary: String!
      photo: Photo!
      papers: Papers
      sample: String @sample
    }"
  `);
});

test("lists, references to records, icons and pages", () => {
  expect(typeOf("FeaturedPlots")).toMatchInlineSnapshot(`
    "type FeaturedPlots {
      heading: SectionHeading!
      plots: [Plot!]! @records(list: "PlotList")
      moreLabel: String!
    }"
  `);
  expect(typeOf("FeatureCard")).toMatchInlineSnapshot(`
    "type FeatureCard {
      icon: Icon! @icon
      title: String!
      description: String!
    }"
  `);
  expect(typeOf("GalleryPage")).toMatchInlineSnapshot(`
    "type GalleryPage implements Node & InnerPage @dontInfer {
      seo: PageSeo!
      header: PageHeading!
      listTitle: String!
      plan: LayoutPlan! @layoutPlan
      head: PageHead! @pageHead
    }"
  `);
});

test("nothing is inferred", () => {
  for (const { type } of contentFiles) {
    expect(types).toMatch(new RegExp(`type ${type} implements Node (& InnerPage )?@dontInfer {`));
  }
});
