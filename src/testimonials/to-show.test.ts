import { toShow } from "./to-show";

const said = { sample: null };
const madeUp = { sample: "is a sample" };

test("examples are shown until a client has said something, never beside their words", () => {
  expect(toShow([madeUp, madeUp])).toEqual([madeUp, madeUp]);
  expect(toShow([madeUp, said])).toEqual([said]);
});
