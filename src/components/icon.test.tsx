import { render } from "@testing-library/react";

import { Icon } from "./icon";

test.each([
  [true, "currentColor", "none"],
  [false, "none", "currentColor"],
])("an icon that is filled (%s) is filled with %s and lined with %s", (filled, fill, stroke) => {
  const { container } = render(<Icon icon={{ path: "M2 2h20", filled }} />);
  const drawing = container.querySelector("svg");
  expect(drawing).toHaveAttribute("fill", fill);
  expect(drawing).toHaveAttribute("stroke", stroke);
  // It says nothing that the words beside it do not.
  expect(drawing).toHaveAttribute("aria-hidden", "true");
});
