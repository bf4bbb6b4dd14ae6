import { isSamePage, linkKind, pageLabel, phoneUrl, whatsappUrl } from "./links";

test.each([
  ["/", "page"],
  ["/contact#form.1", "page"],
  ["/papers/brochure.pdf#page=2", "file"],
  ["#facebook", "placeholder"],
  ["tel:+910000000000", "contact"],
  ["https://example.com/tel:1", "website"],
])("%s is a %s", (to, kind) => {
  expect(linkKind(to)).toBe(kind);
});

test("a chat opens at its number with its message", () => {
  expect(whatsappUrl("+91 00000-00000", "150 sq yds & a road? 50% ₹")).toBe(
    "https://wa.me/910000000000?text=150%20sq%20yds%20%26%20a%20road%3F%2050%25%20%E2%82%B9",
  );
});

test("a number is dialled without its spaces and brackets", () => {
  expect(phoneUrl("+91 (40) 2345-6789")).toBe("tel:+914023456789");
});

test.each([
  ["/csr", "/csr", true],
  ["/csr", "/csr/", true],
  ["/", "", true],
  ["/", "/csr", false],
  ["/ongoing-projects", "/ongoing", false],
])("whether %j and %j are the same page: %s", (one, other, same) => {
  expect(isSamePage(one, other)).toBe(same);
  expect(isSamePage(other, one)).toBe(same);
});

const plots = { label: "Plots", to: "/open-plots" };
const home = { label: "Welcome", to: "/" };

test.each([
  ["its entry in the header", [plots, home], "Welcome"],
  ["its entry in a group", [{ label: "Site", items: [plots, home] }], "Welcome"],
  ["nothing if it has no entry", [plots], undefined],
])("a page is named by %s", (_where, navigation, name) => {
  expect(pageLabel({ navigation }, "/")).toBe(name);
});
