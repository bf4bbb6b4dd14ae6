import styled from "@emotion/styled";

import { color } from "../theme";
import { starsText } from "./words";

const starCount = 5;
/** From the top of a star, and on to the next one. */
const star = "l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8zm24 0";

/** A rating of 1 to 5. */
export const Stars = ({ rating }: { rating: number }) => (
  <Row viewBox={`0 0 ${starCount * 24} 24`} role="img" aria-label={starsText(rating, starCount)}>
    {rating < starCount && <path d={`M12 2.5${star.repeat(starCount)}`} fill="none" />}
    <path d={`M12 2.5${star.repeat(rating)}`} />
  </Row>
);

const Row = styled.svg({
  alignSelf: "center",
  width: "4.5em",
  height: "0.9em",
  fill: color.accent,
  stroke: color.accentText,
  strokeWidth: 1,
});
