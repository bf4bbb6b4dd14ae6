import { graphql, type PageProps } from "gatsby";

import { AboutPurpose, AboutStory, AboutTimeline, Values } from "../about";
import { InnerPage } from "../site/inner-page";
import { Points } from "../ui/lists";
import { Section } from "../ui/section";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutQuery>) {
  const { values } = content.aboutPage;
  return (
    <InnerPage content={content}>
      <AboutStory {...content} />
      <AboutTimeline {...content} />
      <AboutPurpose {...content} />
      <Section id="values" heading={values} list={values.items}>
        <Points items={values.items} as={Values} />
      </Section>
    </InnerPage>
  );
}

export const query = graphql`
  query About {
    content {
      ...PageFrame
      ...AboutSections
      page: aboutPage {
        ...InnerPage
      }
    }
  }
`;
