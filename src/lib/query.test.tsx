/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";

import { changeQuery, setQuery, useQuery } from "./query";

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

const url = () => location.pathname + location.search + location.hash;

const traverse = (delta: number) =>
  act(
    () =>
      new Promise((resolve) => {
        addEventListener("popstate", resolve, { once: true });
        history.go(delta);
      }),
  );

/** Waits until the browser has gone back: each step is a task. */
const arrived = () =>
  act(() => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve))));

/** The actions of a visitor. */
const size = (value: string) => () => act(() => setQuery({ size: value }));
const sort = (value: string) => () => act(() => setQuery({ sort: value }));
const open = (photo: string) => () => act(() => setQuery({ photo }, "push"));
const turn = (photo: string) => () => act(() => setQuery({ photo }, "replace"));
const close = () => act(() => setQuery({ photo: undefined }, "replace"));
const back = () => traverse(-1);
const forward = () => traverse(1);
const pause = () => waitFor(() => expect(url()).toBe(shown()));
const link = () => {
  document.body.click();
  expect(url()).toBe(shown());
  history.pushState({ key: "link" }, "", "/elsewhere");
};

const Query = () => <output>{`${location.pathname}${useQuery()}${location.hash}`}</output>;
const shown = () => screen.getByRole("status").textContent;

const urlOf = (query: string) => (query.startsWith("/") ? query : `/page${query}`);

// The first entry is /before. Back must reach it through exactly these entries.
test.each<[string, string, (() => unknown)[], string[]]>([
  ["a choice is one step", "?a=1#part", [sort("a")], ["?a=1#part", "?a=1&sort=a#part"]],
  ["a choice without a change is no step", "?sort=a", [sort("a")], ["?sort=a"]],
  ["several choices of one value are one step", "", [sort("a"), sort("b")], ["", "?sort=b"]],
  ["two values are two steps", "", [sort("a"), size("2")], ["", "?sort=a", "?size=2&sort=a"]],
  ["an undone choice is no step", "?a=1#part", [sort("a"), sort("")], ["?a=1#part"]],
  ["nor in another order", "?sort=a&size=2", [sort(""), sort("a")], ["?sort=a&size=2"]],
  ["nor after Back and Forward", "", [sort("a"), back, forward, sort("")], [""]],
  ["Back ends a step", "", [sort("a"), size("2"), back, sort("b")], ["", "?sort=a", "?sort=b"]],
  ["a choice waits for Back", "", [sort("a"), sort(""), size("2")], ["", "?size=2"]],
  ["so does the next", "", [sort("a"), sort(""), size("2"), size("")], [""]],
  ["digits are one step", "", [size("2"), size("20"), size("200")], ["", "?size=200"]],
  ["a choice ends a number", "", [size("2"), sort("a")], ["", "?size=2", "?size=2&sort=a"]],
  ["so does a link", "", [size("2"), size("200"), link], ["", "?size=200", "/elsewhere"]],
  ["a photo is one step", "", [open("a")], ["", "?photo=a"]],
  ["several photos in a row are one step", "", [open("a"), turn("b")], ["", "?photo=b"]],
  ["a closed photo is no step", "", [open("a"), turn("b"), close], [""]],
  ["a second close does nothing", "", [open("a"), close, close], [""]],
  ["a close after Back does nothing", "", [open("a"), back, close], [""]],
  ["a photo opened by its URL is closed in its own entry", "?photo=a", [close], [""]],
  ["so is the next photo after it", "?photo=a", [turn("b"), pause, close], [""]],
  ["a photo after that is a step", "?photo=a", [close, open("b")], ["", "?photo=b"]],
  ["and no step once it is closed", "?photo=a", [close, open("b"), close], [""]],
])("%s", async (_what, start, actions, entries) => {
  history.pushState(null, "", "/before");
  history.pushState({ key: "entry" }, "", urlOf(start));
  render(<Query />);
  for (const action of actions) await action();
  await arrived();
  const left: string[] = [];
  for (const entry of entries.toReversed()) {
    await waitFor(() => expect(url()).toBe(urlOf(entry)));
    left.unshift(url());
    await back();
  }
  expect([url(), ...left]).toEqual(["/before", ...entries.map(urlOf)]);
});

test("a choice shows at once, and the entry keeps the router's state", () => {
  history.replaceState({ key: "entry" }, "", "/page?other=1#part");
  render(<Query />);
  act(() => setQuery({ unit: "sqm" }));
  act(() => setQuery({ unit: "acre" }));
  expect(shown()).toBe("/page?other=1&unit=acre#part");
  expect(location.search).toBe("?other=1&unit=sqm");
  expect(history.state).toMatchObject({ key: "entry" });
});
