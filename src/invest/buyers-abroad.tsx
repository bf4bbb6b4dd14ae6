import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Point, Points } from "./points";
import { Section } from "../ui/section";
import { formatClock, indiaOffset, shiftClock } from "../lib/clock";
import { fillTemplate } from "../lib/fill-template";
import { useDevice } from "../lib/use-device";
import { color, fontWeight, lineHeight } from "../theme";

export interface BuyersAbroadProps {
  content: Queries.BuyersAbroadFragment;
  contact: Queries.OpeningHoursFragment;
}

/** Minutes by which the visitor's clock is ahead of UTC today. */
const readOffset = () => -new Date().getTimezoneOffset();

/** Facts for buyers abroad, and the office hours in the visitor's time zone. */
export function BuyersAbroad({ content, contact }: BuyersAbroadProps) {
  const { heading, points, hours } = content;
  const ahead = (useDevice(readOffset) ?? indiaOffset) - indiaOffset;

  const there = (inIndia: string) => {
    const { time, days } = shiftClock(inIndia, ahead);
    const word = days < 0 ? hours.dayBefore : days > 0 ? hours.dayAfter : "{time}";
    return fillTemplate(word, { time: formatClock(time) });
  };
  const range = (opens: string, closes: string) =>
    fillTemplate(contact.hoursRange, { opens, closes });

  return (
    <Section id="nri" heading={heading} ground="sunk">
      <Points role="list">
        {points.map(({ title, text }) => (
          <Point key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Point>
        ))}
        <Point>
          <h3>{hours.title}</h3>
          {contact.hours.map(
            ({ label, opens, closes, opensText, closesText }) =>
              opens &&
              closes && (
                <p key={label}>
                  <span>
                    {fillTemplate(hours.india, {
                      days: label,
                      hours: range(opensText ?? "", closesText ?? ""),
                    })}
                  </span>
                  <Yours>
                    {ahead !== 0 &&
                      fillTemplate(hours.yours, { hours: range(there(opens), there(closes)) })}
                  </Yours>
                </p>
              ),
          )}
        </Point>
      </Points>
    </Section>
  );
}

const Yours = styled.strong({
  display: "block",
  // Reserves its line, to avoid a layout shift when scripts fill it in.
  minHeight: `${lineHeight.body}em`,
  color: color.text,
  fontWeight: fontWeight.semibold,
});

export const fragment = graphql`
  fragment BuyersAbroad on BuyersAbroad {
    heading {
      ...SectionHeading
    }
    points {
      title
      text
    }
    hours {
      title
      india
      yours
      dayBefore
      dayAfter
    }
  }
`;
