import { graphql, type PageProps } from "gatsby";

import { AboutPurpose } from "../sections/about-purpose";
import { AboutStory } from "../sections/about-story";
import { FeatureSection } from "../sections/feature-section";
import { PageHeader } from "../sections/page-header";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <AboutStory story={page.story} />
      <AboutPurpose mission={page.mission} vision={page.vision} />
      <FeatureSection section={page.values} id="values" arrangement="columns" />
    </>
  );
}

export const query = graphql`
  query About {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
      }
      page: aboutPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan(width: 1600, height: 600) {
          ...Plan
        }
        story {
          ...AboutStory
        }
        mission {
          ...AboutMission
        }
        vision {
          ...AboutVision
        }
        values {
          ...FeatureSection
        }
      }
    }
  }
`;
