import {
  markFailures,
  markFiltered,
  markScrolled,
  removeUnreadableHash,
  signPrints,
} from "./flags";

const root = document.documentElement;

/** A new element of the page. */
function appended(tag: string) {
  const element = document.createElement(tag);
  document.body.append(element);
  return element;
}

function scrollTo(scrollY: number, event = "scroll") {
  jest.replaceProperty(window, "scrollY", scrollY);
  window.dispatchEvent(new Event(event));
}

/** What jsdom lacks: the browser's record of how the page has started. */
const started = jest.fn<object[], []>(() => []);

beforeAll(() => Object.assign(performance, { getEntriesByName: started }));

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
  root.removeAttribute("data-scrolled");
  root.removeAttribute("data-bare");
});

test("the page counts as scrolled above 50 pixels, and no longer at 50", () => {
  markScrolled();
  expect(root).not.toHaveAttribute("data-scrolled");
  scrollTo(50);
  expect(root).not.toHaveAttribute("data-scrolled");
  scrollTo(51);
  expect(root).toHaveAttribute("data-scrolled");
  scrollTo(50);
  expect(root).not.toHaveAttribute("data-scrolled");
});

test("a page that opens already scrolled is marked before any event", () => {
  jest.replaceProperty(window, "scrollY", 51);
  markScrolled();
  expect(root).toHaveAttribute("data-scrolled");
});

test("a page that comes back from the browser's memory is marked again", () => {
  markScrolled();
  scrollTo(600, "pageshow");
  expect(root).toHaveAttribute("data-scrolled");
});

test.each(["#%", "#a%FF", "#%E0%A4%A"])(
  "the hash %s, which nothing can decode, is taken away",
  (hash) => {
    window.history.replaceState({ key: "1" }, "", `/about/?from=mail${hash}`);
    removeUnreadableHash();
    expect(window.location.href).toBe("http://localhost/about/?from=mail");
    window.history.pushState({ key: "2" }, "", hash);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(window.location.hash).toBe("");
    expect(window.history.state).toEqual({ key: "2" });
  },
);

test("a hash that can be decoded stays", () => {
  window.history.replaceState(null, "", "/about/#%E0%B0%AA%2F");
  removeUnreadableHash();
  expect(window.location.hash).toBe("#%E0%B0%AA%2F");
});

test.each([
  ["?size=200", true],
  ["?utm_source=mail&sort=price", true],
  ["?sort=&utm_size=1", false],
  ["", false],
])("the address %s asks for other plots: %s", (search, answer) => {
  window.history.replaceState(null, "", `/open-plots/${search}`);
  markFiltered();
  expect(root.hasAttribute("data-filtered")).toBe(answer);
});

test("a photo that does not arrive is marked, and nothing else is", () => {
  markFailures();
  const [failed, arrived, script] = ["img", "img", "script"].map((tag) => {
    const element = document.createElement(tag);
    document.body.append(element);
    return element;
  });
  // Such events do not bubble.
  for (const element of [failed, script]) element?.dispatchEvent(new Event("error"));
  expect(failed).toHaveAttribute("data-failed");
  expect(arrived).not.toHaveAttribute("data-failed");
  expect(script).not.toHaveAttribute("data-failed");
});

test.each([
  ["a script that does not arrive", () => appended("script").dispatchEvent(new Event("error"))],
  ["a script that fails", () => window.dispatchEvent(new Event("error"))],
  ["data that is not there", () => window.dispatchEvent(new Event("unhandledrejection"))],
])("%s makes the page one without scripts, unless React runs already", (_what, fail) => {
  markFailures();
  started.mockReturnValue([{}]);
  fail();
  expect(root).not.toHaveAttribute("data-bare");
  started.mockReturnValue([]);
  fail();
  expect(root).toHaveAttribute("data-bare");
});

test("a page that is printed says where it is from and when it was printed", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:00:00+05:30") });
  signPrints();
  window.dispatchEvent(new Event("beforeprint"));
  expect(document.body.dataset.printed).toBe("http://localhost/ · 21 November 2026");
  jest.useRealTimers();
});
