import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { notice, withNotice } from "../../test/fixtures";
import { NoticeButton } from "./notice-button";

const frame = 25;

/** Lets time pass frame by frame, since React draws at the end of each; returns the most notices seen at once. */
async function wait(milliseconds: number) {
  let most = 0;
  for (let elapsed = 0; elapsed <= milliseconds; elapsed += frame) {
    await act(() => jest.advanceTimersByTimeAsync(elapsed === 0 ? 0 : frame));
    most = Math.max(most, alerts().length);
  }
  return most;
}

/** Renders a button whose action is the notice; returns a function that clicks it. */
function renderButton() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<NoticeButton look="seal">Book Site Visit</NoticeButton>, withNotice);
  return async () => {
    await user.click(screen.getByRole("button", { name: "Book Site Visit" }));
    await wait(0);
  };
}

// Much faster than by role, since it is called in every frame.
const alerts = () =>
  Array.from(document.querySelectorAll("[role=alert]"), (alert) => alert.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the first click shows the notice, letter by letter, and announces it", async () => {
  const click = renderButton();
  expect(alerts()).toEqual([]);
  await click();
  expect(screen.getByRole("alert")).toHaveTextContent(notice, { normalizeWhitespace: false });
});

test("the notice is shown for five seconds", async () => {
  const click = renderButton();
  await click();
  await wait(4900);
  expect(alerts()).toEqual([notice]);
  // It slides away for half a second.
  await wait(600);
  expect(alerts()).toEqual([]);
});

test("neither a mouse that rests on the notice nor a tap keeps it longer", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const click = renderButton();
  await click();
  await wait(1000);
  await user.pointer([
    { keys: "[TouchA]", target: screen.getByRole("alert") },
    { pointerName: "mouse", target: screen.getByRole("alert") },
  ]);
  await wait(4500);
  expect(alerts()).toEqual([]);
});

test("the Escape key closes the notice, and only then what else it closes", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const click = renderButton();
  await click();
  await wait(1000);
  const pressed = jest.fn();
  document.addEventListener("keydown", pressed);
  await user.keyboard("{Escape}");
  await wait(600);
  expect(alerts()).toEqual([]);
  expect(pressed).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(pressed).toHaveBeenCalled();
  document.removeEventListener("keydown", pressed);
});

test("another click replaces the notice and starts its five seconds again", async () => {
  const click = renderButton();
  await click();
  await wait(4000);
  const old = screen.getByRole("alert");
  await click();
  await wait(600);
  expect(alerts()).toEqual([notice]);
  expect(old).not.toBeInTheDocument();
  await wait(4300);
  expect(alerts()).toEqual([notice]);
  await wait(1200);
  expect(alerts()).toEqual([]);
});

test("however fast the clicks, there are never two notices at once, and one in the end", async () => {
  const click = renderButton();
  for (const pause of [0, 40, 60, 120, 200, 600]) {
    await click();
    expect(await wait(pause)).toBeLessThan(2);
  }
  expect(alerts()).toEqual([notice]);
  expect(await wait(6000)).toBe(1);
  expect(alerts()).toEqual([]);
});
