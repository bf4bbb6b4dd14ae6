import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { WhatsAppLink } from "../ui/site-link";
import { noPrint, whenTyping } from "../lib/marks";
import { border, color, layer, radius, shadow, size, space } from "../theme";

/** The distances of the button from the edges of the screen, which keep clear of a phone's notch. */
const [fromSide, fromFoot] = ["right", "bottom"].map(
  (edge) => `max(${space.md}, env(safe-area-inset-${edge}))`,
);

/** The floating chat button at the bottom right of every page. */
export const WhatsAppButton = ({ chat }: { chat: Queries.WhatsAppButtonFragment }) => (
  <Floating chat={chat} {...noPrint} aria-label={chat.label}>
    <svg
      viewBox="0 0 24 24"
      width="2rem"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path d="M3 21l1.3-4.7a9 9 0 1 1 3.4 3.3z" />
      <path
        d="M9.4 7.4c-2 .9-1.6 3.4.8 5.9s5 3.1 6.2 1.1l-2.1-1.5-1.2.9q-2-.8-3-2.9l.9-1.2z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  </Floating>
);

const Floating = styled(WhatsAppLink)({
  position: "fixed",
  zIndex: layer.floating,
  insetInlineEnd: fromSide,
  insetBlockEnd: fromFoot,
  display: "grid",
  placeItems: "center",
  width: size.chat,
  height: size.chat,
  // Visible when forced colours remove the background.
  border: `${border.thin} solid transparent`,
  borderRadius: radius.round,
  backgroundColor: color.whatsapp,
  color: color.textOnBadge,
  boxShadow: shadow,
  // Hidden while a visitor types, since browsers scroll only the caret of a long field into view.
  [whenTyping]: { display: "none" },
});

export const fragment = graphql`
  fragment WhatsAppButton on WhatsAppChat {
    ...WhatsAppLink
    label
  }
`;
