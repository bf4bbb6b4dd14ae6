import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../ui/list-section";
import { InnerPage } from "../site/inner-page";
import { PlotFinder } from "../plots/plot-finder";
import { PlotMap } from "../plots/plot-map";
import { plotListWords } from "../plots/finder-words";

export default function OpenPlotsPage({ data: { content } }: PageProps<Queries.OpenPlotsQuery>) {
  return (
    <InnerPage content={content}>
      <ListSection title={plotListWords.title}>
        <PlotFinder
          list={content.plotList}
          places={content.placeList}
          chat={content.siteSettings.whatsapp}
        />
      </ListSection>
      <PlotMap places={content.placeList} plots={content.plotList.plots} />
    </InnerPage>
  );
}

export const query = graphql`
  query OpenPlots {
    content {
      siteSettings {
        ...Layout
      }
      page: openPlotsPage {
        ...InnerPage
        closing {
          ...ClosingCall
        }
      }
      plotList {
        ...PlotFinder
      }
      placeList {
        ...PlotPlaces
      }
    }
  }
`;
