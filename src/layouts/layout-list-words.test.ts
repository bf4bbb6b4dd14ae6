import { finderWords } from "./layout-list-words";

test("one layout is no layouts", () => {
  expect(finderWords.found(1, 1)).toBe("1 of 1 layout");
  expect(finderWords.found(1, 6)).toBe("1 of 6 layouts");
});
