import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../components/list-section";
import { ClosingCall } from "../sections/closing-call";
import { PageHeader } from "../sections/page-header";
import { PlotFinder } from "../sections/plot-finder";
import { PlotMap } from "../sections/plot-map";

export default function OpenPlotsPage({ data: { content } }: PageProps<Queries.OpenPlotsQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <ListSection title={page.listTitle}>
        <PlotFinder
          list={content.plotList}
          places={content.placeList}
          chat={content.siteSettings.whatsapp}
        />
      </ListSection>
      <PlotMap places={content.placeList} plots={content.plotList.plots} />
      <ClosingCall call={page.closing} site={content.siteSettings} />
    </>
  );
}

export const query = graphql`
  query OpenPlots {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
        ...ClosingCallSite
        whatsapp {
          ...FoundPlotsChat
        }
      }
      page: openPlotsPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan {
          ...Plan
        }
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
