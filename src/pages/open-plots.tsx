import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../components/list-section";
import { ClosingCall } from "../sections/closing-call";
import { PageHeader } from "../sections/page-header";
import { PlotTable } from "../sections/plot-table";
import { PlotGrid } from "../sections/plot-grid";

export default function OpenPlotsPage({ data: { content } }: PageProps<Queries.OpenPlotsQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <ListSection title={page.listTitle}>
        <PlotTable list={content.plotList} />
        <PlotGrid list={content.plotList} isFirst />
      </ListSection>
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
        ...PlotGrid
        ...PlotTable
        plots {
          ...PlotCard
          ...PlotAmenities
        }
      }
    }
  }
`;
