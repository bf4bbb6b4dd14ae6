import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../ui/list-section";
import { GalleryGrid } from "../gallery/gallery-grid";
import { galleryTitle } from "../gallery/words";
import { InnerPage } from "../site/inner-page";

export default function GalleryPage({ data: { content } }: PageProps<Queries.GalleryQuery>) {
  return (
    <InnerPage content={content}>
      <ListSection title={galleryTitle}>
        <GalleryGrid list={content.galleryList} />
      </ListSection>
    </InnerPage>
  );
}

export const query = graphql`
  query Gallery {
    content {
      siteSettings {
        ...Layout
      }
      page: galleryPage {
        ...InnerPage
        closing {
          ...ClosingCall
        }
      }
      galleryList {
        ...GalleryGrid
      }
    }
  }
`;
