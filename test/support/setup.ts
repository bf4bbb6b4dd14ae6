import "@testing-library/jest-dom";
import "react-intersection-observer/test-utils";

const hasPage = typeof window !== "undefined";
const complaints: unknown[][] = [];

/** jsdom has no media queries: none matches until a test says so. */
class NothingHolds extends EventTarget implements MediaQueryList {
  readonly matches = false;
  readonly onchange = null;
  readonly media: string;

  constructor(media: string) {
    super();
    this.media = media;
  }

  addListener() {
    throw new Error("Use addEventListener.");
  }

  removeListener() {
    throw new Error("Use removeEventListener.");
  }
}

if (hasPage) {
  window.matchMedia = (query) => new NothingHolds(query);

  beforeEach(() => {
    complaints.length = 0;
    jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
      complaints.push(words);
    });
  });

  // What React, Emotion or jsdom complain about fails the test that caused it.
  afterEach(() => {
    if (complaints.length > 0)
      throw new Error(complaints.map((words) => words.join(" ")).join("\n"));
  });
}
