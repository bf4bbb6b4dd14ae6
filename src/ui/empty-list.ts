import styled from "@emotion/styled";

import { color, size } from "../theme";

/** The sentence in place of an empty list. */
export const EmptyList = styled.p({ maxWidth: size.measure, color: color.textQuiet });
