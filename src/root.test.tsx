/** @jest-environment node */
import { css } from "@emotion/react";

import { emotionCache } from "./root";

test("styles have the prefixes that some browser still needs, and no others", () => {
  const cache = emotionCache();
  cache.compat = true;
  const styles = css({ display: "flex", maskImage: "none" });
  expect(cache.insert(".box", styles, cache.sheet, false)).toBe(
    ".box{display:flex;-webkit-mask-image:none;mask-image:none;}",
  );
});
