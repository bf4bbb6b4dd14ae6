import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../components/list-section";
import { GalleryGrid } from "../sections/gallery-grid";
import { PageHeader } from "../sections/page-header";

export default function GalleryPage({ data: { content } }: PageProps<Queries.GalleryQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <ListSection title={page.listTitle}>
        <GalleryGrid list={content.galleryList} />
      </ListSection>
    </>
  );
}

export const query = graphql`
  query Gallery {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
      }
      page: galleryPage {
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
      }
      galleryList {
        ...GalleryGrid
      }
    }
  }
`;
