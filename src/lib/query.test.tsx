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

/** The address of the page with a query, or another. */
const addressOf = (query: string) => (query.startsWith("/") ? query : `/page${query}`);

// The first entry is always /before: what is left of it would be a dead step, or a page that was lost.
test.each<[string, string, (() => unknown)[], string[]]>([
  ["a choice is one step", "?a=1#part", [sort("a")], ["?a=1#part", "?a=1&sort=a#part"]],
  ["what changes nothing is none", "?sort=a", [sort("a")], ["?sort=a"]],
  ["several choices of the same are one", "", [sort("a"), sort("b")], ["", "?sort=b"]],
  [
    "choices of different values are two",
    "",
    [sort("a"), size("2")],
    ["", "?sort=a", "?size=2&sort=a"],
  ],
  ["a choice that is taken back is none", "?a=1#part", [sort("a"), sort("")], ["?a=1#part"]],
  [
    "nor is one that the entry before shows in another order",
    "?sort=a&size=2",
    [sort(""), sort("a")],
    ["?sort=a&size=2"],
  ],
  [
    "nor one that is taken back after Back and Forward",
    "",
    [sort("a"), back, forward, sort("")],
    [""],
  ],
  [
    "a choice after Back is a step of its own",
    "",
    [sort("a"), size("2"), back, sort("b")],
    ["", "?sort=a", "?sort=b"],
  ],
  [
    "a choice on the way back is made once the browser is there",
    "",
    [sort("a"), sort(""), size("2")],
    ["", "?size=2"],
  ],
  [
    "the digits of a number are one step",
    "",
    [size("2"), size("20"), size("200")],
    ["", "?size=200"],
  ],
  [
    "the next choice finishes the number",
    "",
    [size("2"), size("200"), sort("a")],
    ["", "?size=200", "?size=200&sort=a"],
  ],
  ["so does a link", "", [size("2"), size("200"), link], ["", "?size=200", "/elsewhere"]],
  ["a photo is one step", "", [open("a")], ["", "?photo=a"]],
  ["so are several that are leafed through", "", [open("a"), leaf("b")], ["", "?photo=b"]],
  ["a photo that is closed is none", "", [open("a"), leaf("b"), close], [""]],
  ["two closes are one", "", [open("a"), close, close], [""]],
  ["a close after Back is none", "", [open("a"), back, close], [""]],
  ["a shared photo is closed in its own entry", "?photo=a", [close], [""]],
  ["so it is after leafing", "?photo=a", [leaf("b"), pause, close], [""]],
  ["a photo after a shared one is a step", "?photo=a", [close, open("b")], ["", "?photo=b"]],
  ["and closed it is none", "?photo=a", [close, open("b"), close], [""]],
])("%s", async (_what, start, actions, entries) => {
  history.pushState(null, "", "/before");
  history.pushState({ key: "entry" }, "", addressOf(start));
  render(<Query />);
  for (const action of actions) await action();
  await arrived();
  const left: string[] = [];
  for (const entry of entries.toReversed()) {
    await waitFor(() => expect(address()).toBe(addressOf(entry)));
    left.unshift(address());
    await back();
  }
  expect([address(), ...left]).toEqual(["/before", ...entries.map(addressOf)]);
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
