import { preferReal } from "./prefer-real";

test("samples are shown until a client has said something, never beside their words", () => {
  const [real, madeUp] = [{ sample: null }, { sample: "is a sample" }];
  expect(preferReal([madeUp, madeUp])).toEqual([madeUp, madeUp]);
  expect(preferReal([madeUp, real])).toEqual([real]);
});
