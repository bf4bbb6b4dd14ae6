import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Icon } from "../ui/icon";
import { WhatsAppLink } from "../ui/whatsapp-link";
import {
  border,
  color,
  fontSize,
  layer,
  motion,
  radius,
  shadow,
  size,
  space,
  when,
} from "../theme";

/** The floating chat button at the bottom right of every page. */
export const WhatsAppButton = ({ chat }: { chat: Queries.WhatsAppButtonFragment }) => (
  <Floating chat={chat} data-screen aria-label={chat.label}>
    <Icon icon={chat.icon} />
  </Floating>
);

const Floating = styled(WhatsAppLink)({
  position: "fixed",
  zIndex: layer.floating,
  insetInlineEnd: `max(${space.lg}, env(safe-area-inset-right))`,
  insetBlockEnd: `max(${space.lg}, env(safe-area-inset-bottom))`,
  display: "grid",
  placeItems: "center",
  width: size.floating,
  height: size.floating,
  // Visible when forced colours remove the background.
  border: `${border.thin} solid transparent`,
  borderRadius: radius.round,
  backgroundColor: color.whatsapp,
  color: color.textOnBadge,
  fontSize: fontSize.heading,
  boxShadow: shadow.lifted,
  transition: `transform ${motion.quick}`,
  [when.hover]: {
    [when.motionAllowed]: { "&:hover": { transform: `translateY(${motion.lift})` } },
  },
  // Hidden while a visitor types, since browsers scroll only the caret of a long field into view.
  "html[data-typing] &": { display: "none" },
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
