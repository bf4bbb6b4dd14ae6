import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { noPrint } from "../lib/attributes";
import { hairline, lineHeight, space } from "../theme";
import { displayText, secondaryText } from "../ui/mixins";
import { NoticeButton } from "../ui/notice";
import { Container, Row } from "../ui/primitives";
import { WhatsAppLink } from "../ui/site-link";

interface CallToActionProps {
  closing: Queries.CallToActionFragment;
  site: Queries.PageFrameFragment["siteSettings"];
}

/** The invitation at the end of a page: book a visit, or chat. */
export const CallToAction = ({ closing, site }: CallToActionProps) => (
  <section {...noPrint} data-theme="dark">
    <Invitation>
      <InvitationText>
        <h2>{closing.title}</h2>
        <p>{closing.text}</p>
      </InvitationText>
      <Row gap="xl">
        <NoticeButton look="primary">{site.bookSiteVisit}</NoticeButton>
        <WhatsAppLink
          data-look="link"
          chat={{ ...site.whatsapp, message: closing.chatMessage ?? site.whatsapp.message }}
        >
          {site.whatsapp.closingLabel}
        </WhatsAppLink>
      </Row>
    </Invitation>
  </section>
);

const Invitation = styled(Container)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.lg} ${space.columns}`,
  paddingBlock: space.heading,
  // Separates the invitation from the footer, which has the same background.
  borderBottom: hairline,
});

const InvitationText = styled.div({
  flex: "1 17rem",
  h2: displayText("lead"),
  p: { ...secondaryText, marginTop: space.sm, lineHeight: lineHeight.snug },
});

export const fragment = graphql`
  fragment CallToAction on CallToAction {
    title
    text
    chatMessage
  }
`;
