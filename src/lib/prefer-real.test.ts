import { preferReal } from "./prefer-real";

const real = { sample: null };
const madeUp = { sample: "is a sample" };

test("samples are shown until a client has said something, never beside their words", () => {
  expect(preferReal([madeUp, madeUp])).toEqual([madeUp, madeUp]);
  expect(preferReal([madeUp, real])).toEqual([real]);
});
