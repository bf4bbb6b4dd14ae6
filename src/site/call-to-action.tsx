import { graphql } from "gatsby";

import { Row } from "../ui/primitives";
import { NoticeButton } from "../ui/notice";
import { Section, SectionHeading } from "../ui/section";
import { WhatsAppLink } from "../ui/site-link";
import { noPrint } from "../lib/marks";

interface CallToActionProps {
  closing: Queries.CallToActionFragment;
  site: Queries.PageFrameFragment["siteSettings"];
}

/** The invitation at the end of a page: book a visit, or chat. It looks like one block with the footer below it. */
export const CallToAction = ({ closing, site }: CallToActionProps) => (
  <Section {...noPrint} theme="dark">
    <SectionHeading heading={closing}>
      <Row gap="xl">
        <NoticeButton look="primary">{site.bookSiteVisit}</NoticeButton>
        <WhatsAppLink
          data-look="link"
          chat={{ ...site.whatsapp, message: closing.chatMessage ?? site.whatsapp.message }}
        >
          {site.whatsapp.closingLabel}
        </WhatsAppLink>
      </Row>
    </SectionHeading>
  </Section>
);

export const fragment = graphql`
  fragment CallToAction on CallToAction {
    title
    text
    chatMessage
  }
`;
