import styled from "@emotion/styled";
import { useState } from "react";

import { AmountText } from "../ui/amount-text";
import { announced } from "../ui/announcement";
import { sizeIn } from "../ui/field-words";
import { Facts } from "../ui/facts";
import { amountText, besideText, displayText, secondaryText } from "../ui/mixins";
import { Row, Stack } from "../ui/primitives";
import { SiteLink, WhatsAppLink } from "../ui/site-link";
import { messageAbout } from "../ui/words";
import type { AreaUnit } from "../lib/area-units";
import { costUrl } from "../lib/links";
import { noPrint } from "../lib/marks";
import { formatRupees } from "../lib/rupees";
import { color } from "../theme";
import type { Plot } from "./plan";
import { nearestOpenPlots, plotPrice } from "./plan-figures";
import { directions } from "./plan-places";
import * as text from "./plan-words";

const { planWords: words } = text;

interface ChosenPlotProps {
  plot: Plot;
  plots: readonly Plot[];
  layout: Pick<Queries.PlanToolFragment, "slug" | "name" | "sample" | "pricePerSqYd" | "plan">;
  /** Of the statuses; without it neither they nor prices are shown. */
  asOf?: string;
  authority: string;
  unit: AreaUnit;
  /** Of the company, for chats. */
  phone: string;
  onChoose: (number: string) => void;
}

/** What a plan says of one plot, and what a visitor can do with it. */
export function ChosenPlot(props: ChosenPlotProps) {
  const { plot, plots, layout, asOf, authority, unit, phone, onChoose } = props;
  const { status, number, area, neighbors } = plot;
  const [note, setNote] = useState("");
  const { rate, extras, sum } = plotPrice(plot, layout.pricePerSqYd, layout.plan?.extraPerSqYd);
  const added = extras.map(({ reason, perSqYd }) => `${formatRupees(perSqYd)} ${reason}`);
  const isOpen = asOf !== undefined && status === "open";
  const statusText = asOf && words.statusOn(status, asOf);
  const facts = [
    [words.size, sizeIn(area, unit)],
    [words.rate, isOpen && [formatRupees(layout.pricePerSqYd), ...added].join(" + ")],
    [words.sides, text.sidesText(plot)],
    [words.faces, text.facesText(plot)],
    ...directions.map((one) => [text.capital(one), text.neighborsText(neighbors[one])] as const),
    [words.place, text.placeText(plot)],
    [words.statusLabel, statusText],
  ] as const;
  const title = `${words.plot} ${number}, ${layout.name}`;
  const price = isOpen && `${formatRupees(sum)} ${words.before}`;
  const parts = [title, sizeIn(area, unit), text.facesText(plot), price, statusText];
  const message = messageAbout(parts.filter(Boolean).join(", "), layout.sample);
  const send = async () => {
    try {
      if (navigator.share) await navigator.share({ text: message, url: location.href });
      else {
        await navigator.clipboard.writeText(`${message}\n${location.href}`);
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
      <Facts
        facts={facts.flatMap(([label, value]) => (value ? { name: label, label, value } : []))}
      />
      {asOf && status === "mortgaged" && <Text>{words.mortgaged(authority)}</Text>}
      {asOf && (status === "sold" || status === "reserved") && (
        <Row {...noPrint}>
          <Text>{words.nearest}</Text>
          {nearestOpenPlots(plots, plot).map((one) => (
            <button
              key={one.number}
              type="button"
              data-look="link"
              translate="no"
              onClick={() => onChoose(one.number)}
            >
              {one.number}
            </button>
          ))}
        </Row>
      )}
      {isOpen && (
        <Row {...noPrint}>
          <WhatsAppLink data-look="primary" chat={{ number: phone, message: words.ask(message) }}>
            {words.chat(number)}
          </WhatsAppLink>
          <SiteLink data-look="link" to={costUrl(layout.slug, area, rate, unit)}>
            {words.sheet(number)}
          </SiteLink>
          <button type="button" data-look="link" onClick={send}>
            {words.send}
          </button>
        </Row>
      )}
      <Text {...announced}>{note}</Text>
    </Stack>
  );
}

const Title = styled.h3({
  ...displayText("figure", 1),
  small: { ...besideText, display: "block" },
});

const Price = styled.p(amountText, { color: color.accentText });

const Text = styled.p(secondaryText);
