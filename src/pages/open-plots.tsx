import { graphql, type PageProps } from "gatsby";

import { InnerPage } from "../site/inner-page";
import { Section } from "../ui/section";
import { PlotFinder } from "../plots/plot-finder";
import { PlotMap } from "../plots/plot-map";
import { plotListWords } from "../plots/plot-list-words";

export default function OpenPlotsPage({ data: { content } }: PageProps<Queries.OpenPlotsQuery>) {
  return (
    <InnerPage content={content}>
      <Section id="list" name={plotListWords.title}>
        <PlotFinder
          list={content.plotList}
          places={content.placeList}
          chat={content.siteSettings.whatsapp}
        />
      </Section>
      <PlotMap places={content.placeList} />
    </InnerPage>
  );
}

export const query = graphql`
  query OpenPlots {
    content {
      ...PageFrame
      page: openPlotsPage {
        ...InnerPage
      }
      plotList {
        ...PlotFinder
      }
      placeList {
        ...TownMap
      }
    }
  }
`;
