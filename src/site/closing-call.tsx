import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { buttonVariants } from "../ui/button";
import { Cut, Row } from "../ui/layout";
import { NoticeButton } from "../ui/notice-button";
import { Section, SectionHeading } from "../ui/section";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { noPrint } from "../boot/marks";
import { border, color, radius, space } from "../theme";

export interface ClosingCallProps {
  call: Queries.ClosingCallFragment;
  site: Queries.LayoutFragment;
}

/** The invitation at the end of a page: book a visit, or chat. It looks like one block with the footer below it. */
export const ClosingCall = ({ call, site }: ClosingCallProps) => (
  <Section {...noPrint} ground="granite" frame={Call}>
    <SectionHeading heading={call} />
    <Row gap="xl">
      <NoticeButton variant="primary">{site.bookSiteVisit}</NoticeButton>
      <Chat chat={{ ...site.whatsapp, message: call.chatMessage ?? site.whatsapp.message }}>
        {site.whatsapp.closingLabel}
      </Chat>
    </Row>
    <PlanLine aria-hidden="true" />
  </Section>
);

// The footer continues it.
const Call = styled(Cut)({ paddingBottom: space.sm });

const Chat = styled(WhatsAppLink)(buttonVariants.link);

// From a corner stone, the line of the plan runs off to the right.
const PlanLine = styled.div({
  position: "relative",
  marginTop: space.section,
  marginInlineEnd: "calc(50% - 50vw)",
  borderTop: `${border.thin} dashed ${color.planLineOnDark}`,
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlockStart: `calc(${space.md} / -2)`,
    width: space.md,
    height: space.md,
    borderRadius: radius.round,
    backgroundColor: color.textOnDark,
  },
});

export const fragment = graphql`
  fragment ClosingCall on ClosingCall {
    title
    text
    chatMessage
  }
`;
