import styled from "@emotion/styled";
import { useState } from "react";

import type { AreaUnit } from "../lib/area-units";
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
import { facesText, messageAbout, plotName, sizeIn, statusText } from "../ui/words";
import { approvalAuthority } from "./layout-filter";
import { planWords as words } from "./plan-words";
import { directions, nearestPlots, priceText, type PlannedLayout, type Plot } from "./plots";

/** Id of the element with the facts of the chosen plot. */
export const chosenId = "chosen";

/** Writes the chosen plot into the URL: Back undoes the first choice. */
export function choosePlot(number: string): void {
  const isFirst = !new URLSearchParams(location.search).has("plot");
  setQuery({ plot: number }, isFirst ? "push" : "replace");
}

/** Chooses a plot, and moves the focus to its facts, which may be far from the element that was pressed. */
export function chooseAndRead(number: string): void {
  choosePlot(number);
  document.getElementById(chosenId)?.focus();
}

interface ChosenPlotProps {
  plot: Plot;
  layout: PlannedLayout;
  /** The plots to offer in place of one that is sold or reserved. */
  open: readonly Plot[];
  unit: AreaUnit;
  /** The company's number for chats. */
  phone: string;
}

/** The facts of one plot, and what a visitor can do with it. */
export function ChosenPlot({ plot, layout, open, unit, phone }: ChosenPlotProps) {
  const { status, number, area } = plot;
  const [note, setNote] = useState("");
  const price = priceText(plot);
  const dated = status && statusText(status, layout.plan.asOf);
  const facts = [
    [words.size, sizeIn(area, unit)],
    [words.rate, plot.rateText],
    [words.sides, plot.sides],
    [words.faces, facesText(plot)],
    ...directions.map((direction, index) => [capital(direction), plot.around[index]] as const),
    [words.place, plot.place],
    [words.statusLabel, dated],
  ] as const;
  const parts = [
    plotName(number, layout.name),
    sizeIn(area, unit),
    facesText(plot),
    price && `${price} ${words.before}`,
    dated,
  ];
  const message = messageAbout(parts.filter(Boolean).join(", "), layout.sample);
  const send = async () => {
    // The address leads to the facts, and leaves the filters out.
    const url = new URL(`?plot=${encodeURIComponent(number)}#${chosenId}`, location.href).href;
    try {
      if (navigator.share) return await navigator.share({ text: message, url });
      await navigator.clipboard.writeText(`${message}\n${url}`);
      setNote(words.copied);
    } catch {
      // The visitor has closed the phone's share sheet.
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
              {words.sheet(number)}
            </SiteLink>
            <button type="button" data-look="link" onClick={send}>
              {words.send}
            </button>
          </Row>
        </>
      )}
      <Facts facts={facts.map(([label, value]) => ({ name: label, label, value }))} />
      {status === "mortgaged" && <PlotNote>{words.mortgaged(authorityOf(layout))}</PlotNote>}
      {(status === "sold" || status === "reserved") && (
        <Row {...noPrint}>
          <PlotNote>{words.nearest}</PlotNote>
          {nearestPlots(open, plot).map((near) => (
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
      <PlotNote {...announced}>{note}</PlotNote>
    </Stack>
  );
}

/** A price on granite, and on the line below what it does not include. */
export const PlotPrice = ({ children }: { children: string }) => (
  <PriceText>
    <AmountText>{children}</AmountText>
    <BeforeDuties>{` ${words.before}`}</BeforeDuties>
  </PriceText>
);

const PlotTitle = styled.h3(displayText("percent", 1));

const PlotLabel = styled.small(besideText, { display: "block" });

const PriceText = styled.p(amountText, { color: color.accentText });

const BeforeDuties = styled.span({ display: "block" });

const PlotNote = styled.p(secondaryText);
