import { act, render, screen } from "@testing-library/react";
import { mockAllIsIntersecting } from "react-intersection-observer/test-utils";

import { Counter } from "./counter";

const renderCounter = (target: number) =>
  render(
    <h2>
      <Counter target={target} />
    </h2>,
  );

/** The figure that the eye sees: neither the one for screen readers nor the one that keeps the room. */
const seen = () =>
  screen
    .getAllByText(/\+$/)
    .filter((figure) => {
      const { position, visibility } = getComputedStyle(figure);
      return position !== "absolute" && visibility !== "hidden";
    })
    .map((figure) => figure.textContent);

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a counter is at zero until it is seen, however long that takes", () => {
  renderCounter(10_000);
  expect(seen()).toEqual(["0+"]);
  wait(10_000);
  mockAllIsIntersecting(false);
  expect(seen()).toEqual(["0+"]);
  mockAllIsIntersecting(true);
  expect(seen()).toEqual(["0+"]);
  wait(400);
  expect(seen()).toEqual(["2000+"]);
});

test("a counter that has arrived stays, seen again or not", () => {
  renderCounter(50);
  mockAllIsIntersecting(true);
  wait(2000);
  mockAllIsIntersecting(false);
  mockAllIsIntersecting(true);
  wait(1000);
  expect(seen()).toEqual(["50+"]);
  expect(jest.getTimerCount()).toBe(0);
});

test("a tab that slept for an hour in the middle of the climb wakes up at the target", () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  const drawFrame = (late: number) => act(() => frames.shift()?.(performance.now() + late));
  renderCounter(10_000);
  mockAllIsIntersecting(true);
  drawFrame(1000);
  expect(seen()).toEqual(["5000+"]);
  drawFrame(3_600_000);
  expect(seen()).toEqual(["10,000+"]);
  expect(frames).toEqual([]);
});

test("who asks for less motion gets the target at once", () => {
  const answer = window.matchMedia;
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((media) =>
      Object.assign(answer(media), { matches: media === "(prefers-reduced-motion: reduce)" }),
    );
  renderCounter(5000);
  expect(seen()).toEqual(["5000+"]);
  mockAllIsIntersecting(true);
  wait(400);
  expect(seen()).toEqual(["5000+"]);
});

test("a screen reader reads only the target, before, during and after the climb", () => {
  renderCounter(10_000);
  const expectTarget = () => expect(screen.getByRole("heading")).toHaveAccessibleName("10,000+");
  expectTarget();
  mockAllIsIntersecting(true);
  wait(400);
  expectTarget();
  wait(2000);
  expectTarget();
});
