import { act, render, screen } from "@testing-library/react";

import { addressWithQuery, changeQuery, setQuery, useQuery } from "./query";

const Query = () => <output>{useQuery()}</output>;

const shown = () => screen.getByRole("status").textContent;

const back = () =>
  act(
    () =>
      new Promise((resolve) => {
        addEventListener("popstate", resolve, { once: true });
        history.back();
      }),
  );

test.each([
  ["", { unit: "sqm" }, "?unit=sqm"],
  ["?a=1&unit=sqm", { unit: undefined }, "?a=1"],
  ["?unit=sqm", { unit: "" }, ""],
  ["?x&unit=a&y=%26", { unit: "b" }, "?x=&unit=b&y=%26"],
  ["", { compare: "one,two" }, "?compare=one,two"],
  ["?%E0%A4%A=%", { unit: "a b" }, "?%EF%BF%BD%25A=%25&unit=a+b"],
])("%s with %o is %s", (search, changes, query) => {
  expect(changeQuery(search, changes)).toBe(query);
});

test("a change is in the address at once, and Back takes it back with the values that others wrote", async () => {
  history.replaceState({ key: "entry" }, "", "/page?other=1#part");
  render(<Query />);
  act(() => setQuery({ unit: "sqm" }));
  expect(shown()).toBe("?other=1&unit=sqm");
  expect(window.location.href).toMatch(/\/page\?other=1&unit=sqm#part$/);
  expect(history.state).toEqual({ key: "entry" });
  expect(addressWithQuery()).toMatch(/\/page\?other=1&unit=sqm$/);
  await back();
  expect(shown()).toBe("?other=1");
});

test("the digits of a number are one step back, and reach the address after a pause", async () => {
  history.replaceState(null, "", "/page");
  render(<Query />);
  jest.useFakeTimers();
  for (const size of ["2", "20", "200"]) act(() => setQuery({ size }));
  expect(shown()).toBe("?size=200");
  expect(window.location.search).toBe("?size=2");
  jest.runAllTimers();
  jest.useRealTimers();
  expect(window.location.search).toBe("?size=200");
  await back();
  expect(shown()).toBe("");
});

test("a change of something else first finishes the number", async () => {
  history.replaceState(null, "", "/page");
  render(<Query />);
  act(() => setQuery({ size: "2" }));
  act(() => setQuery({ size: "200" }));
  act(() => setQuery({ sort: "price" }));
  expect(shown()).toBe("?size=200&sort=price");
  await back();
  expect(shown()).toBe("?size=200");
});

test("what changes nothing is no step", () => {
  history.replaceState(null, "", "/page?unit=sqm");
  const before = history.length;
  setQuery({ unit: "sqm" });
  expect(history).toHaveLength(before);
});
