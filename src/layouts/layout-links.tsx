import { Papers } from "../papers/papers";
import { SanctionedPlan } from "../papers/sanctioned-plan";
import { sizeIn } from "../ui/field-words";
import { SiteLink } from "../ui/site-link";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { messageAbout } from "../ui/words";
import { fillTemplate } from "../lib/fill-template";
import { costUrl, newTab, layoutId } from "../lib/links";
import { layoutListWords } from "./layout-list-words";
import { type Measure, plotPriceText, sizesText, unitPriceText } from "./layout-facts";

type Layout = Queries.FoundLayoutFragment;

export interface LayoutLinksProps {
  layout: Layout;
  page: Queries.LayoutResultsFragment;
  measure: Measure;
  chat: Queries.WhatsAppLinkFragment;
}

/**
 * The first message of a chat about a layout: with the size that a visitor looks for, or with those of the layout. It may be
 * forwarded, so it says itself that a layout is made up.
 */
function chatMessage({ layout, page, measure }: Omit<LayoutLinksProps, "chat">) {
  const { name } = layout;
  const { unit, wantedSize } = measure;
  const message =
    wantedSize === undefined
      ? fillTemplate(page.askMessage, {
          name,
          size: sizesText(layout, measure),
          price: unitPriceText(layout, measure),
        })
      : fillTemplate(page.askSizeMessage, {
          name,
          size: sizeIn(wantedSize, unit),
          price: plotPriceText(layout, measure),
        });
  return messageAbout(message, layout.sample);
}

/** What a visitor can do with a layout of the list: compute its cost, ask about it. */
export const LayoutLinks = ({ layout, page, measure, chat }: LayoutLinksProps) => (
  <>
    <SiteLink
      data-look="link"
      to={costUrl(
        layout.slug,
        measure.wantedSize ?? layout.size.min,
        layout.pricePerSqYd,
        measure.unit,
      )}
      aria-describedby={layoutId(layout.slug)}
    >
      {layoutListWords.cost}
    </SiteLink>
    <WhatsAppLink
      data-look="link"
      chat={{ number: chat.number, message: chatMessage({ layout, page, measure }) }}
      aria-describedby={`${newTab["aria-describedby"]} ${layoutId(layout.slug)}`}
    >
      {page.ask}
    </WhatsAppLink>
  </>
);

/** What a visitor can read of a layout of the list: its plan and its papers. */
export const LayoutPapers = ({ layout }: Pick<LayoutLinksProps, "layout">) => (
  <>
    <SanctionedPlan papers={layout.papers} name={layout.name} id={layout.slug} />
    <Papers papers={layout.papers} otherCharges={layout.otherCharges} />
  </>
);
