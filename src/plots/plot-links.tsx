import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";

import { buttonVariants } from "../ui/button";
import { Papers } from "../ui/papers";
import { SanctionedPlan } from "../ui/sanctioned-plan";
import { SiteLink } from "../ui/site-link";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { fillTemplate } from "../lib/fill-template";
import { costAddress, newTab, plotId } from "../lib/links";
import { space } from "../theme";
import { plotListWords } from "./finder-words";
import { sizeIn } from "./formatted-plots";
import { type PlotWithTexts, textsOf } from "./plot-facts";
import type { PlotQuery } from "./plot-query";

type Plot = Queries.FoundPlotsFragment["plots"][number] & PlotWithTexts;

export interface PlotLinksProps {
  plot: Plot;
  list: Queries.FoundPlotsFragment;
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
  const { size, price, from } = textsOf(plot);
  const message =
    filter.size === undefined
      ? fillTemplate(list.askMessage, { name, size, price })
      : fillTemplate(list.askSizeMessage, { name, size: sizeIn(filter.size, unit), price: from });
  return plot.sample ? plotListWords.sample(message) : message;
}

/** What a visitor can do with a plot of the list: see its plan, compute its cost, ask about it, read its papers. */
export const PlotLinks = ({ plot, list, query, chat }: PlotLinksProps) => (
  <>
    <Plan papers={plot.papers} layout={plot.name} id={plot.slug} />
    <Cost
      to={costAddress({
        slug: plot.slug,
        size: query.filter.size ?? plot.size.min,
        rate: plot.pricePerSqYd,
        unit: query.unit,
      })}
      aria-describedby={plotId(plot.slug)}
    >
      {plotListWords.cost}
    </Cost>
    <Ask
      chat={{ number: chat.number, message: chatMessage({ plot, list, query }) }}
      aria-describedby={`${newTab["aria-describedby"]} ${plotId(plot.slug)}`}
    >
      {list.ask}
    </Ask>
    <CardPapers papers={plot.papers} charges={plot.otherCharges} />
  </>
);

// As wide as the other one.
const action: CSSObject = { ...buttonVariants.outline, paddingInline: space.sm };

const Ask = styled(WhatsAppLink)(action);
const Cost = styled(SiteLink)(action);
const Plan = styled(SanctionedPlan)({ marginBottom: space.lg });
const CardPapers = styled(Papers)({ marginTop: space.sm });
