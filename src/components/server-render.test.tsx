/** @jest-environment node */
import { parse } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

import { notice, photo, plan } from "../../test/fixtures";
import { Counter } from "./counter";
import { NoticeProvider } from "./notice";
import { NoticeButton } from "./notice-button";
import { Photo } from "./photo";
import { Reveal } from "./reveal";

/** What the build writes, where there is no window; the styles that it writes are left out. */
function prebuilt(element: ReactElement) {
  const html = parse(renderToString(element));
  for (const style of html.querySelectorAll("style")) style.remove();
  return html;
}

test("there is no browser here", () => {
  expect(typeof window).toBe("undefined");
});

test("the prebuilt counter stands at its target", () => {
  const figures = prebuilt(<Counter target={10_000} />).querySelectorAll("span > span");
  expect(figures.map((figure) => figure.text)).toEqual(figures.map(() => "10,000+"));
  expect(figures).not.toHaveLength(0);
});

test("the prebuilt page hides nothing that will be revealed", () => {
  const item = prebuilt(<Reveal index={3}>A plot</Reveal>).querySelector("div");
  expect(item?.text).toBe("A plot");
  expect(item?.hasAttribute("data-reveal")).toBe(false);
  expect(item?.getAttribute("style")).not.toMatch(/opacity|visibility|display|transform:/);
});

test("the prebuilt page has its photos as they are", () => {
  const image = prebuilt(<Photo photo={photo("A road")} plan={plan} />).querySelector("img");
  expect(image?.getAttribute("alt")).toBe("A road");
  expect(image?.getAttribute("src")).toBe("https://photos.test/photo?w=640");
});

test("the prebuilt page has no notice", () => {
  const html = prebuilt(
    <NoticeProvider text={notice}>
      <NoticeButton look="seal">Book Site Visit</NoticeButton>
    </NoticeProvider>,
  );
  expect(html.text).toBe("Book Site Visit");
});
