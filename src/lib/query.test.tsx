/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";

import { addressWithQuery, changeQuery, setQuery, useQuery } from "./query";

test.each([
  ["", { unit: "sqm" }, "?unit=sqm"],
  ["?a=1&unit=sqm", { unit: undefined }, "?a=1"],
  ["?unit=sqm", { unit: "" }, ""],
  ["?y=%26&x&unit=a", { unit: "b" }, "?unit=b&x=&y=%26"],
  ["", { compare: "one,two" }, "?compare=one,two"],
  ["?%E0%A4%A=%", { unit: "a b" }, "?unit=a+b&%EF%BF%BD%25A=%25"],
])("%s with %o is %s", (search, changes, query) => {
  expect(changeQuery(search, changes)).toBe(query);
});

const address = () => location.pathname + location.search + location.hash;

const traverse = (delta: number) =>
  act(
    () =>
      new Promise((resolve) => {
        addEventListener("popstate", resolve, { once: true });
        history.go(delta);
      }),
  );

/** The browser has gone back as often as it was asked to: its steps are tasks, done in their order. */
const arrived = () =>
  act(() => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve))));

/** What a visitor does with a list of plots, and with photos over a page. */
const size = (value: string) => () => act(() => setQuery({ size: value }));
const sort = (value: string) => () => act(() => setQuery({ sort: value }));
const open = (photo: string) => () => act(() => setQuery({ photo }, false));
const leaf = (photo: string) => () => act(() => setQuery({ photo }, true));
const close = () => act(() => setQuery({ photo: undefined }, true));
const back = () => traverse(-1);
const forward = () => traverse(1);
const pause = () => waitFor(() => expect(address()).toBe(shown()));
const link = () => {
  document.body.click();
  expect(address()).toBe(shown());
  history.pushState({ key: "link" }, "", "/elsewhere");
};

const Query = () => <output>{`${location.pathname}${useQuery()}${location.hash}`}</output>;
const shown = () => screen.getByRole("status").textContent;

const page = "/page?other=1#part";

// The first entry is always /before: what is left of it would be a dead step, or a page that was lost.
test.each<[string, string, (() => unknown)[], string[]]>([
  ["a choice is one step", page, [sort("a")], [page, "/page?other=1&sort=a#part"]],
  ["what changes nothing is none", "/page?sort=a", [sort("a")], ["/page?sort=a"]],
  [
    "several choices of the same are one",
    "/page",
    [sort("a"), sort("b")],
    ["/page", "/page?sort=b"],
  ],
  [
    "choices of different values are two",
    "/page",
    [sort("a"), size("2")],
    ["/page", "/page?sort=a", "/page?size=2&sort=a"],
  ],
  ["a choice that is taken back is none", page, [sort("a"), sort("")], [page]],
  [
    "nor is one that the entry before shows in another order",
    "/page?sort=a&size=2",
    [sort(""), sort("a")],
    ["/page?sort=a&size=2"],
  ],
  [
    "nor one that is taken back after Back and Forward",
    "/page",
    [sort("a"), back, forward, sort("")],
    ["/page"],
  ],
  [
    "a choice after Back is a step of its own",
    "/page",
    [sort("a"), size("2"), back, sort("b")],
    ["/page", "/page?sort=a", "/page?sort=b"],
  ],
  [
    "a choice on the way back is made once the browser is there",
    "/page",
    [sort("a"), sort(""), size("2")],
    ["/page", "/page?size=2"],
  ],
  [
    "the digits of a number are one step",
    "/page",
    [size("2"), size("20"), size("200")],
    ["/page", "/page?size=200"],
  ],
  [
    "the next choice finishes the number",
    "/page",
    [size("2"), size("200"), sort("a")],
    ["/page", "/page?size=200", "/page?size=200&sort=a"],
  ],
  [
    "so does a link",
    "/page",
    [size("2"), size("200"), link],
    ["/page", "/page?size=200", "/elsewhere"],
  ],
  ["a photo is one step", "/page", [open("a")], ["/page", "/page?photo=a"]],
  [
    "so are several that are leafed through",
    "/page",
    [open("a"), leaf("b")],
    ["/page", "/page?photo=b"],
  ],
  ["a photo that is closed is none", "/page", [open("a"), leaf("b"), close], ["/page"]],
  ["two closes are one", "/page", [open("a"), close, close], ["/page"]],
  ["a close after Back is none", "/page", [open("a"), back, close], ["/page"]],
  ["a shared photo is closed in its own entry", "/page?photo=a", [close], ["/page"]],
  ["so it is after leafing", "/page?photo=a", [leaf("b"), pause, close], ["/page"]],
  [
    "a photo after a shared one is a step",
    "/page?photo=a",
    [close, open("b")],
    ["/page", "/page?photo=b"],
  ],
  ["and closed it is none", "/page?photo=a", [close, open("b"), close], ["/page"]],
])("%s", async (_what, start, actions, entries) => {
  history.pushState(null, "", "/before");
  history.pushState({ key: "entry" }, "", start);
  render(<Query />);
  for (const action of actions) await action();
  await arrived();
  const left: string[] = [];
  for (const entry of entries.toReversed()) {
    await waitFor(() => expect(address()).toBe(entry));
    left.unshift(address());
    await back();
  }
  expect([address(), ...left]).toEqual(["/before", ...entries]);
});

test("what is chosen is shown at once, and the entry keeps the state of the router", () => {
  history.replaceState({ key: "entry" }, "", "/page?other=1#part");
  render(<Query />);
  act(() => setQuery({ unit: "sqm" }));
  act(() => setQuery({ unit: "acre" }));
  expect(shown()).toBe("/page?other=1&unit=acre#part");
  expect(location.search).toBe("?other=1&unit=sqm");
  expect(addressWithQuery()).toBe("http://localhost/page?other=1&unit=acre");
  expect(history.state).toMatchObject({ key: "entry" });
});
