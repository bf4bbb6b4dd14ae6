import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";

import { VisuallyHidden } from "../components/section";
import { pageLabel } from "../lib/links";

export interface PageAnnouncementProps {
  site: Queries.PageAnnouncementFragment;
  /** Path of the current page. */
  pathname: string;
}

/**
 * Tells screen readers which page has taken the place of another: first its name in the navigation, by
 * which it was chosen, then its heading. Gatsby's own announcement has only the heading.
 */
export function PageAnnouncement({ site, pathname }: PageAnnouncementProps) {
  const [text, setText] = useState<string>();
  const announced = useRef(pathname);

  useEffect(() => {
    if (pathname === announced.current) return;
    announced.current = pathname;
    const name = pageLabel(site, pathname);
    const heading = document.querySelector("h1")?.textContent;
    setText([...new Set([name, heading])].filter(Boolean).join(": "));
  }, [site, pathname]);

  return <VisuallyHidden aria-live="assertive">{text}</VisuallyHidden>;
}

export const fragment = graphql`
  fragment PageAnnouncement on SiteSettings {
    navigation {
      label
      to
      items {
        ...SiteLink
      }
    }
  }
`;
