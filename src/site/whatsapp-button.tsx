import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Icon } from "../ui/icon";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { noPrint, whenTyping } from "../boot/marks";
import {
  border,
  chatRoom,
  color,
  layer,
  motion,
  radius,
  shadow,
  size,
  space,
  when,
} from "../theme";

/** No larger than a thumb needs on a phone with text zoomed to 200%. */
const buttonSize = "min(3rem, 18vw)";
/** From the side of the screen. */
const fromSide = `max(${space.lg}, env(safe-area-inset-right))`;
const pageMargin = `max(${space.gutter}, (100vw - ${size.page}) / 2)`;

/** The room that the button needs, for the styles of the page; its side is here and in `Floating`. */
export const roomForChat = {
  [chatRoom.start]: "0px",
  [chatRoom.end]: `max(0px, ${fromSide} + ${buttonSize} + ${space.sm} - ${pageMargin})`,
  [chatRoom.foot]: `calc(${buttonSize} + ${space.xxl})`,
};

/** The floating chat button at the bottom right of every page. */
export const WhatsAppButton = ({ chat }: { chat: Queries.WhatsAppButtonFragment }) => (
  <Floating chat={chat} {...noPrint} aria-label={chat.label}>
    <Icon icon={chat.icon} />
  </Floating>
);

const Floating = styled(WhatsAppLink)({
  position: "fixed",
  zIndex: layer.floating,
  insetInlineEnd: fromSide,
  insetBlockEnd: `max(${space.lg}, env(safe-area-inset-bottom))`,
  display: "grid",
  placeItems: "center",
  width: buttonSize,
  height: buttonSize,
  // Visible when forced colours remove the background.
  border: `${border.thin} solid transparent`,
  borderRadius: radius.round,
  backgroundColor: color.whatsapp,
  color: color.textOnBadge,
  fontSize: "1.75rem",
  boxShadow: shadow.lifted,
  transition: `transform ${motion.quick}`,
  [when.hover]: {
    [when.motionAllowed]: { "&:hover": { transform: `translateY(${motion.lift})` } },
  },
  // Hidden while a visitor types, since browsers scroll only the caret of a long field into view.
  [whenTyping]: { display: "none" },
});

export const fragment = graphql`
  fragment WhatsAppButton on WhatsAppChat {
    ...WhatsAppLink
    label
    icon {
      ...Icon
    }
  }
`;
