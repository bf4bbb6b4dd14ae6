import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, Container } from "../components/section";
import { buttonLooks } from "../components/button";
import { Icon } from "../components/icon";
import { NoticeButton } from "../components/notice-button";
import { WhatsAppLink } from "../components/whatsapp-link";
import { border, color, fontSize, from, size, space, when } from "../theme";

export interface ClosingCallProps {
  call: Queries.ClosingCallFragment;
  site: Queries.ClosingCallSiteFragment;
}

/** The invitation at the end of a page: book a visit, or chat. */
export const ClosingCall = ({ call, site }: ClosingCallProps) => (
  <Ground data-ground="sunk">
    <Container>
      <Row>
        <div>
          <Title>{call.title}</Title>
          <Text>{call.text}</Text>
        </div>
        <Actions>
          <NoticeButton look="seal">{call.bookLabel}</NoticeButton>
          <Chat chat={site.whatsapp}>
            <Icon icon={site.whatsapp.icon} />
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
  [when.print]: { display: "none" },
});

const Row = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxl,
  alignItems: "center",
  [from("lg")]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
});

const Title = styled.h2({ maxWidth: "16em", fontSize: fontSize.heading });

const Text = styled.p({
  maxWidth: size.measure,
  marginTop: space.lg,
  color: color.textQuiet,
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

  fragment ClosingCallSite on SiteSettings {
    whatsapp {
      ...WhatsAppLink
      icon {
        ...Icon
      }
    }
  }
`;
