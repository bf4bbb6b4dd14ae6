import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../ui/list-section";
import { InnerPage } from "../site/inner-page";
import { PlotFinder } from "../plots/plot-finder";
import { PlotMap } from "../plots/plot-map";

export default function OpenPlotsPage({ data: { content } }: PageProps<Queries.OpenPlotsQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <ListSection title={page.listTitle}>
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
        whatsapp {
          ...FoundPlotsChat
        }
      }
      page: openPlotsPage {
        ...InnerPage
        listTitle
        closing {
          ...ClosingCall
        }
      }
      plotList {
        ...PlotFinder
        ...PlotPlacesPlots
      }
      placeList {
        ...PlotMap
        ...PlotComparisonPlaces
      }
    }
  }
`;
