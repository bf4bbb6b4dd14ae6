import { graphql, type PageProps } from "gatsby";

import { GalleryGrid } from "../gallery";
import { InnerPage } from "../site/inner-page";
import { ClippedBand } from "../ui/primitives";
import { Section } from "../ui/section";

export default function GalleryPage({ data: { content } }: PageProps<Queries.GalleryQuery>) {
  return (
    <InnerPage content={content}>
      <Section as={ClippedBand}>
        <GalleryGrid list={content.galleryList} />
      </Section>
    </InnerPage>
  );
}

export const query = graphql`
  query Gallery {
    content {
      ...PageFrame
      page: galleryPage {
        ...InnerPage
      }
      galleryList {
        ...GalleryGrid
      }
    }
  }
`;
