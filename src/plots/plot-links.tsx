import { Papers } from "../papers/papers";
import { SanctionedPlan } from "../papers/sanctioned-plan";
import { sizeIn } from "../ui/field-words";
import { SiteLink } from "../ui/site-link";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { messageAbout } from "../ui/words";
import { fillTemplate } from "../lib/fill-template";
import { costUrl, newTab, plotId } from "../lib/links";
import { plotListWords } from "./plot-list-words";
import { type PlotWithTexts, textsOf } from "./plot-facts";
import type { PlotQuery } from "./plot-query";

type Plot = Queries.PlotResultsFragment["plots"][number] & PlotWithTexts;

export interface PlotLinksProps {
  plot: Plot;
  list: Queries.PlotResultsFragment;
  /** The filter and the unit of the list. */
  query: PlotQuery;
  chat: Queries.WhatsAppLinkFragment;
}

/**
 * The first message of a chat about a plot: with the size that a visitor looks for, or with those of the plot. It may be
 * forwarded, so it says itself that a plot is made up.
 */
function chatMessage({ plot, list, query: { unit, filter } }: Omit<PlotLinksProps, "chat">) {
  const { name } = plot;
  const { size, unitPrice, plotPrice } = textsOf(plot);
  const message =
    filter.size === undefined
      ? fillTemplate(list.askMessage, { name, size, price: unitPrice })
      : fillTemplate(list.askSizeMessage, {
          name,
          size: sizeIn(filter.size, unit),
          price: plotPrice,
        });
  return messageAbout(message, plot.sample);
}

/** What a visitor can do with a plot of the list: compute its cost, ask about it. */
export const PlotLinks = ({ plot, list, query, chat }: PlotLinksProps) => (
  <>
    <SiteLink
      data-look="link"
      to={costUrl(plot.slug, query.filter.size ?? plot.size.min, plot.pricePerSqYd, query.unit)}
      aria-describedby={plotId(plot.slug)}
    >
      {plotListWords.cost}
    </SiteLink>
    <WhatsAppLink
      data-look="link"
      chat={{ number: chat.number, message: chatMessage({ plot, list, query }) }}
      aria-describedby={`${newTab["aria-describedby"]} ${plotId(plot.slug)}`}
    >
      {list.ask}
    </WhatsAppLink>
  </>
);

/** What a visitor can read of a plot of the list: its plan and its papers. */
export const PlotPapers = ({ plot }: Pick<PlotLinksProps, "plot">) => (
  <>
    <SanctionedPlan papers={plot.papers} name={plot.name} id={plot.slug} />
    <Papers papers={plot.papers} otherCharges={plot.otherCharges} />
  </>
);
