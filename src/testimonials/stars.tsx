import styled from "@emotion/styled";

import { color } from "../theme";
import { starsText } from "./words";

const starCount = 5;

/** A rating of 1 to 5. */
export const Stars = ({ rating }: { rating: number }) => (
  <Row viewBox={`0 0 ${starCount * 24} 24`} role="img" aria-label={starsText(rating, starCount)}>
    {Array.from({ length: starCount }, (_, index) => (
      <path
        key={index}
        transform={`translate(${index * 24})`}
        d="M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8z"
        fill={index < rating ? "currentColor" : "none"}
      />
    ))}
  </Row>
);

const Row = styled.svg({
  alignSelf: "center",
  width: "4.5em",
  height: "0.9em",
  color: color.accent,
  stroke: color.accentText,
  strokeWidth: 1,
});
