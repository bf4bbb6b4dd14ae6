import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Container, Section, SectionHeading } from "../ui/section";
import { buttonLooks } from "../ui/button";
import { Icon } from "../ui/icon";
import { NoticeButton } from "../ui/notice-button";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { border, color, from, space } from "../theme";

export interface ClosingCallProps {
  call: Queries.ClosingCallFragment;
  chat: Queries.WhatsAppButtonFragment;
}

/** The invitation at the end of a page: book a visit, or chat. */
export const ClosingCall = ({ call, chat }: ClosingCallProps) => (
  <Ground data-screen data-ground="sunk">
    <Container>
      <Row>
        <SectionHeading heading={call} />
        <Actions>
          <NoticeButton look="seal">{call.bookLabel}</NoticeButton>
          <Chat chat={chat}>
            <Icon icon={chat.icon} />
            {call.whatsappLabel}
          </Chat>
        </Actions>
      </Row>
    </Container>
  </Ground>
);

const Ground = styled(Section)({
  // The section before it may have the same ground.
  borderTop: `${border.thin} solid ${color.line}`,
});

const Row = styled.div({
  display: "grid",
  gap: space.xxl,
  alignItems: "center",
  "& > :first-of-type": { marginBottom: space.none },
  [from("lg")]: { gridTemplateColumns: "1fr auto" },
});

const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space.md,
  "& > *": { flexGrow: 1 },
  [from("sm")]: { "& > *": { flexGrow: 0 } },
});

const Chat = styled(WhatsAppLink)(buttonLooks.outline);

export const fragment = graphql`
  fragment ClosingCall on ClosingCall {
    title
    text
    bookLabel
    whatsappLabel
  }
`;
