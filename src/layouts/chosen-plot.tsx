import styled from "@emotion/styled";
import { useState } from "react";

import type { AreaUnit } from "../lib/area-units";
import { plotCostUrl } from "../lib/links";
import { noPrint } from "../lib/marks";
import { formatRupees } from "../lib/numbers";
import { capital } from "../lib/text";
import { color } from "../theme";
import { AmountText } from "../ui/amount-text";
import { Facts } from "../ui/facts";
import { amountText, besideText, displayText, secondaryText } from "../ui/mixins";
import { announced, Row, Stack } from "../ui/primitives";
import { SiteLink, WhatsAppLink } from "../ui/site-link";
import { facesText, messageAbout, plotName, sizeIn, statusText } from "../ui/words";
import { chooseAndRead } from "./plan-filter";
import { directions, nearestPlots, sumOf, type Plot } from "./plots";
import { planWords as words } from "./words";

interface ChosenPlotProps {
  plot: Plot;
  /** All open plots. */
  open: readonly Plot[];
  layout: Pick<Queries.PlanToolFragment, "slug" | "name" | "sample" | "pricePerSqYd">;
  /** The date of the statuses. */
  asOf: string;
  authority: string;
  unit: AreaUnit;
  /** Of the company, for chats. */
  phone: string;
}

/** What a plan says of one plot, and what a visitor can do with it. */
export function ChosenPlot(props: ChosenPlotProps) {
  const { plot, open, layout, asOf, authority, unit, phone } = props;
  const { status, number, area, rate, sides, place } = plot;
  const [note, setNote] = useState("");
  const sum = sumOf(plot);
  const added = plot.extras?.map(({ reason, perSqYd }) => `${formatRupees(perSqYd)} ${reason}`);
  const dated = status && statusText(status, asOf);
  const facts = [
    [words.size, sizeIn(area, unit)],
    [words.rate, added && [formatRupees(layout.pricePerSqYd), ...added].join(" + ")],
    [words.sides, sides],
    [words.faces, facesText(plot)],
    ...directions.map((one, index) => [capital(one), plot.around[index]] as const),
    [words.place, place],
    [words.statusLabel, dated],
  ] as const;
  const title = plotName(number, layout.name);
  const price = sum !== undefined && `${formatRupees(sum)} ${words.before}`;
  const parts = [title, sizeIn(area, unit), facesText(plot), price, dated];
  const message = messageAbout(parts.filter(Boolean).join(", "), layout.sample);
  const send = async () => {
    try {
      // Without the filters, and down to the facts.
      const url = new URL(`?plot=${encodeURIComponent(number)}#chosen`, location.href).href;
      if (navigator.share) await navigator.share({ text: message, url });
      else {
        await navigator.clipboard.writeText(`${message}\n${url}`);
        setNote(words.copied);
      }
    } catch {
      // The visitor has closed the phone's own sheet.
    }
  };
  return (
    <Stack gap="md">
      <Title>
        <small>{words.plot}</small>
        <span translate="no">{number}</span>
      </Title>
      {price && (
        <Price>
          <AmountText>{price}</AmountText>
        </Price>
      )}
      {rate !== null && (
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
      )}
      <Facts facts={facts.map(([label, value]) => ({ name: label, label, value }))} />
      {status === "mortgaged" && <Text>{words.mortgaged(authority)}</Text>}
      {(status === "sold" || status === "reserved") && (
        <Row {...noPrint}>
          <Text>{words.nearest}</Text>
          {nearestPlots(open, plot).map((one) => (
            <button
              key={one.number}
              type="button"
              data-look="link"
              translate="no"
              onClick={() => chooseAndRead(one.number)}
            >
              {`${words.plot} ${one.number}`}
            </button>
          ))}
        </Row>
      )}
      <Text {...announced}>{note}</Text>
    </Stack>
  );
}

const Title = styled.h3({
  ...displayText("percent", 1),
  small: { ...besideText, display: "block" },
});

/** A price on granite, with what it is without on a line of its own. */
export const Price = styled.p(amountText, {
  color: color.accentText,
  "& > :last-child": { display: "block" },
});

const Text = styled.p(secondaryText);
