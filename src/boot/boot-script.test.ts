/** @jest-environment jsdom */
import { bootScript } from "./boot-script";

/** Runs the script as the page does: as the text of a script element. */
function boot() {
  const script = document.createElement("script");
  script.textContent = bootScript;
  document.body.append(script);
  document.dispatchEvent(new Event("DOMContentLoaded"));
}

// Its other duties are tests of the browser: the header, photos and scripts that fail, the start of React.

test.each(["#%", "#a%FF", "#%E0%A4%A"])(
  "the hash %s, which nothing can decode, is taken away",
  (hash) => {
    history.replaceState({ key: "1" }, "", `/about/?from=mail${hash}`);
    boot();
    expect(location.href).toBe("http://localhost/about/?from=mail");
    history.pushState({ key: "2" }, "", hash);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(location.hash).toBe("");
    expect(history.state).toEqual({ key: "2" });
  },
);

test("a hash that can be decoded stays", () => {
  history.replaceState(null, "", "/about/#%E0%B0%AA%2F");
  boot();
  expect(location.hash).toBe("#%E0%B0%AA%2F");
});

test("nothing in the script ends the script element that carries it", () => {
  expect(bootScript).not.toMatch(/<\/|<!--/);
});

test("a page that is printed says where it is from and when it was printed", () => {
  history.replaceState(null, "", "/");
  jest.useFakeTimers({ now: new Date("2026-11-21T10:00:00+05:30") });
  boot();
  dispatchEvent(new Event("beforeprint"));
  expect(document.body.dataset.printed).toBe("http://localhost/ · 21 November 2026");
  jest.useRealTimers();
});
