/** @jest-environment jsdom */
import { removeUnreadableHash } from "./flags";

// The other flags are tests of the browser: the header, photos and scripts that fail, the start of React.

test.each(["#%", "#a%FF", "#%E0%A4%A"])(
  "the hash %s, which nothing can decode, is taken away",
  (hash) => {
    history.replaceState({ key: "1" }, "", `/about/?from=mail${hash}`);
    removeUnreadableHash();
    expect(location.href).toBe("http://localhost/about/?from=mail");
    history.pushState({ key: "2" }, "", hash);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(location.hash).toBe("");
    expect(history.state).toEqual({ key: "2" });
  },
);

test("a hash that can be decoded stays", () => {
  history.replaceState(null, "", "/about/#%E0%B0%AA%2F");
  removeUnreadableHash();
  expect(location.hash).toBe("#%E0%B0%AA%2F");
});
