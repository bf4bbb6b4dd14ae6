/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const permit = { authority: "DTCP", number: "L.P. No. 12/2024/H" };

const plotWith = (layoutPermitNumber: string | undefined) =>
  messagesFor([
    { file: "plots.json", at: ["plots", 0, "layoutPermitNumber"], set: layoutPermitNumber },
    { file: "plots.json", at: ["plots", 0, "otherPermit"], set: permit },
  ]);

test("the permit of another authority is written as that authority writes it", async () => {
  expect(await plotWith(undefined)).toBe("");
});

test("two permits of one layout", async () => {
  expect(await plotWith("000272/LO/Plg/HMDA/2019")).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › otherPermit
      is here beside "layoutPermitNumber"; a layout has one permit
      delete the one that is not this layout's"
  `);
});
