import { act, render, screen } from "@testing-library/react";
import { intersectionMockInstance } from "react-intersection-observer/test-utils";

import { Device, type DeviceProps } from "../../test/fixtures";
import { when } from "../theme";
import { Reveal } from "./reveal";

const screenHeight = 800;

/** Tells the reveal where it is on the screen, as the browser's observer would. */
function report({ top, isIntersecting }: { top: number; isIntersecting: boolean }) {
  const target = screen.getByText("A plot");
  const observed = jest.mocked(IntersectionObserver).mock.calls.at(-1)?.[0];
  const box = new DOMRect(0, top, 300, 100);
  act(() =>
    observed?.(
      [
        {
          target,
          isIntersecting,
          boundingClientRect: box,
          intersectionRect: box,
          intersectionRatio: isIntersecting ? 1 : 0,
          rootBounds: new DOMRect(0, 0, 400, screenHeight),
          time: 0,
        },
      ],
      intersectionMockInstance(target),
    ),
  );
}

const withMotion = (query: string) => query === "@media screen" || query === when.motionAllowed;
const withoutMotion = (query: string) => query === "@media screen";
const onPaper = (query: string) => query === when.print || query === when.motionAllowed;

const renderReveal = (holds: DeviceProps["holds"] = withMotion) =>
  render(
    <Device holds={holds}>
      <Reveal index={0}>A plot</Reveal>
    </Device>,
  );

test("what is below the first screen waits out of sight, then shows once and stays", () => {
  renderReveal();
  expect(screen.getByText("A plot")).toBeVisible();
  report({ top: 1200, isIntersecting: false });
  expect(screen.getByText("A plot")).not.toBeVisible();
  report({ top: 500, isIntersecting: true });
  expect(screen.getByText("A plot")).toBeVisible();
  // It is no longer observed.
  expect(() => report({ top: 1200, isIntersecting: false })).toThrow("observed");
  expect(screen.getByText("A plot")).toBeVisible();
});

test.each([
  ["wholly on the first screen", { top: 100, isIntersecting: true }],
  ["barely on the first screen", { top: screenHeight - 1, isIntersecting: false }],
  ["above a page that opens already scrolled", { top: -500, isIntersecting: false }],
])("what is %s is never hidden", (_place, position) => {
  renderReveal();
  report(position);
  expect(screen.getByText("A plot")).toBeVisible();
});

test.each([
  ["who asks for less motion", withoutMotion],
  ["a printed page", onPaper],
])("nothing is hidden from %s", (_who, holds) => {
  renderReveal(holds);
  report({ top: 1200, isIntersecting: false });
  expect(screen.getByText("A plot")).toBeVisible();
});

test.each([
  [0, "0ms"],
  [1, "100ms"],
  [11, "1100ms"],
  [12, "0ms"],
  [59, "1100ms"],
])("the item at place %s of its list waits %s", (index, delay) => {
  render(<Reveal index={index}>A plot</Reveal>);
  expect(screen.getByText("A plot")).toHaveStyle({ transitionDelay: delay });
});
