/** In place of the attributes of Gatsby's live region: src/sections/page-announcement.tsx announces pages. */
export const RouteAnnouncerProps = { hidden: true };
