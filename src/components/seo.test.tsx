import { render } from "@testing-library/react";

import { Seo } from "./seo";

const company = { name: "Neem Estates", language: "en-IN" };
const description = () =>
  Array.from(document.querySelectorAll("meta[name=description]"), (meta) =>
    meta.getAttribute("content"),
  );

test("a page writes its title with the company, its description and its language", () => {
  render(<Seo seo={{ title: "Open plots", description: "Six layouts." }} site={company} />);
  expect(document.title).toBe("Open plots | Neem Estates");
  expect(description()).toEqual(["Six layouts."]);
  expect(document.documentElement).toHaveAttribute("lang", "en-IN");
});

test("the next page replaces what the last one wrote", () => {
  const { rerender } = render(<Seo seo={{ title: "Home", description: "One." }} site={company} />);
  rerender(<Seo seo={{ title: "Contact", description: "Two." }} site={company} />);
  expect(document.title).toBe("Contact | Neem Estates");
  expect(description()).toEqual(["Two."]);
});
