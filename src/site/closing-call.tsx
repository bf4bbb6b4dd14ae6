import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { buttonRow } from "../ui/mixins";
import { Section, SectionHeading } from "../ui/section";
import { buttonVariants } from "../ui/button";
import { Icon } from "../ui/icon";
import { NoticeButton } from "../ui/notice-button";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { noPrint } from "../boot/marks";
import { from, space } from "../theme";

export interface ClosingCallProps {
  call: Queries.ClosingCallFragment;
  site: Queries.LayoutFragment;
}

/** The invitation at the end of a page: book a visit, or chat. */
export const ClosingCall = ({ call, site }: ClosingCallProps) => (
  <Section {...noPrint} background="sunk" spacing="call">
    <Row>
      <SectionHeading heading={call} />
      <Actions>
        <NoticeButton variant="primary">{site.bookSiteVisit}</NoticeButton>
        <Chat chat={{ ...site.whatsapp, message: call.chatMessage ?? site.whatsapp.message }}>
          <Icon icon={site.whatsapp.icon} />
          <span>{site.whatsapp.closingLabel}</span>
        </Chat>
      </Actions>
    </Row>
  </Section>
);

const Row = styled.div({
  display: "grid",
  gap: space.xxl,
  alignItems: "center",
  "& > :first-of-type": { marginBottom: space.none },
  [from("lg")]: { gridTemplateColumns: "1fr auto" },
});

const Actions = styled.div(buttonRow);

const Chat = styled(WhatsAppLink)(buttonVariants.outline);

export const fragment = graphql`
  fragment ClosingCall on ClosingCall {
    title
    text
    chatMessage
  }
`;
