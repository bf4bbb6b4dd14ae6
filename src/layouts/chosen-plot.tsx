import styled from "@emotion/styled";
import { useState } from "react";

import { sizeIn, type AreaUnit } from "../lib/area-units";
import { noPrint } from "../lib/attributes";
import { plotCostUrl } from "../lib/links";
import { setQuery } from "../lib/query";
import { capital } from "../lib/text";
import { color } from "../theme";
import { AmountText } from "../ui/amount-text";
import { Facts } from "../ui/facts";
import { amountText, besideText, displayText, secondaryText } from "../ui/mixins";
import { announced, Row, Stack } from "../ui/primitives";
import { SiteLink, WhatsAppLink } from "../ui/site-link";
import { facesText, messageAbout, plotName, statusText } from "../ui/words";
import { approvalAuthority } from "./layout-filter";
import { planWords as words } from "./plan-words";
import { directions, nearestPlots, priceText, type PlannedLayout, type Plot } from "./plots";

/** Id of the element with the facts of the chosen plot. */
export const chosenId = "chosen";

/** Writes the chosen plot into the URL. Back returns to the plan without a choice. */
export function choosePlot(number: string): void {
  const isFirst = !new URLSearchParams(location.search).has("plot");
  setQuery({ plot: number }, isFirst ? "push" : "replace");
}

/** Chooses a plot and moves the focus to its facts, which may be far from the pressed element. */
export function chooseAndRead(number: string): void {
  choosePlot(number);
  document.getElementById(chosenId)?.focus();
}

interface ChosenPlotProps {
  plot: Plot;
  layout: PlannedLayout;
  /** The open plots to offer if this one is sold or reserved. */
  offers: readonly Plot[];
  unit: AreaUnit;
  /** The company's number for chats. */
  phone: string;
}

/** The facts of one plot, and what a visitor can do with it. */
export function ChosenPlot({ plot, layout, offers, unit, phone }: ChosenPlotProps) {
  const { status, number, area } = plot;
  const [shareNote, setShareNote] = useState("");
  const price = priceText(plot);
  const datedStatus = status && statusText(status, layout.plan.asOf);
  const facts = [
    [words.size, sizeIn(area, unit)],
    [words.rate, plot.rateText],
    [words.sides, plot.sides],
    [words.faces, facesText(plot)],
    ...directions.map((direction, index) => [capital(direction), plot.neighbors[index]] as const),
    [words.advantages, plot.advantages],
    [words.statusLabel, datedStatus],
  ] as const;
  const summary = [
    plotName(number, layout.name),
    sizeIn(area, unit),
    facesText(plot),
    price && `${price} ${words.beforeDuties}`,
    datedStatus,
  ];
  const message = messageAbout(summary.filter(Boolean).join(", "), layout.sample);
  const share = async () => {
    // The shared URL opens the facts of the plot without the filters.
    const url = new URL(`?plot=${encodeURIComponent(number)}#${chosenId}`, location.href).href;
    // A visitor who closes the phone's share sheet needs no message.
    if (navigator.share) return navigator.share({ text: message, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(`${message}\n${url}`);
      setShareNote(words.copied);
    } catch {
      setShareNote(words.notCopied);
    }
  };
  return (
    <Stack gap="md">
      <PlotTitle>
        <PlotLabel>{words.plot}</PlotLabel>
        <span translate="no">{number}</span>
      </PlotTitle>
      {price && (
        <>
          <PlotPrice>{price}</PlotPrice>
          <Row {...noPrint}>
            <WhatsAppLink data-look="primary" chat={{ number: phone, message: words.ask(message) }}>
              {words.chat(number)}
            </WhatsAppLink>
            <SiteLink data-look="link" to={plotCostUrl(layout.slug, number, unit)}>
              {words.priceSheet(number)}
            </SiteLink>
            <button type="button" data-look="link" onClick={share}>
              {words.send}
            </button>
          </Row>
        </>
      )}
      <Facts facts={facts.map(([label, value]) => ({ label, value }))} />
      {status === "mortgaged" && <PlotNote>{words.mortgaged(approvalAuthority(layout))}</PlotNote>}
      {(status === "sold" || status === "reserved") && (
        <Row {...noPrint}>
          <PlotNote>{words.nearestOpen}</PlotNote>
          {nearestPlots(offers, plot).map((near) => (
            <button
              key={near.number}
              type="button"
              data-look="link"
              translate="no"
              onClick={() => chooseAndRead(near.number)}
            >
              {`${words.plot} ${near.number}`}
            </button>
          ))}
        </Row>
      )}
      <PlotNote {...announced}>{shareNote}</PlotNote>
    </Stack>
  );
}

/** A price and, on the next line, a note that duties and charges are added. */
export const PlotPrice = ({ children }: { children: string }) => (
  <PriceText>
    <AmountText>{children}</AmountText>
    <BeforeDuties>{` ${words.beforeDuties}`}</BeforeDuties>
  </PriceText>
);

const PlotTitle = styled.h3(displayText("percent", 1));

const PlotLabel = styled.small(besideText, { display: "block" });

const PriceText = styled.p(amountText, { color: color.accentText });

const BeforeDuties = styled.span({ display: "block" });

const PlotNote = styled.p(secondaryText);
