import { graphql, type PageProps } from "gatsby";

import { Section } from "../ui/section";
import { ClippedBand } from "../ui/primitives";
import { GalleryGrid } from "../gallery";
import { InnerPage } from "../site/inner-page";

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
