import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Points } from "../ui/points";
import { Section } from "../ui/section";
import { rangeText } from "../ui/words";
import { daysText, formatClock, indiaOffset, shiftClock } from "../lib/time";
import { useBrowserValue } from "../lib/use-browser-value";
import { color, fontWeight, lineHeight } from "../theme";
import { hoursAbroadWords as words } from "./words";

interface BuyersAbroadProps {
  content: Queries.BuyersAbroadFragment;
  contact: Queries.OpeningHoursFragment;
}

/** Minutes by which the visitor's clock is ahead of UTC today. */
const readOffset = () => -new Date().getTimezoneOffset();

/** Facts for buyers abroad, and the office hours in the visitor's time zone. */
export function BuyersAbroad({ content, contact }: BuyersAbroadProps) {
  const ahead = (useBrowserValue(readOffset) ?? indiaOffset) - indiaOffset;

  const there = (inIndia: string) => {
    const { time, days } = shiftClock(inIndia, ahead);
    const text = formatClock(time);
    return days < 0 ? words.dayBefore(text) : days > 0 ? words.dayAfter(text) : text;
  };

  return (
    <Section id="nri" heading={content}>
      <Points items={content.points}>
        <li>
          <div>
            <h3>{words.title}</h3>
            {contact.hours.map(
              ({ days, opens, closes }) =>
                opens &&
                closes && (
                  <p key={days[0]}>
                    <span>
                      {words.india(
                        daysText(days),
                        rangeText(formatClock(opens), formatClock(closes)),
                      )}
                    </span>
                    <Yours>
                      {ahead !== 0 && words.yours(rangeText(there(opens), there(closes)))}
                    </Yours>
                  </p>
                ),
            )}
          </div>
        </li>
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
    ...SectionHeading
    points {
      title
      description
    }
  }
`;
