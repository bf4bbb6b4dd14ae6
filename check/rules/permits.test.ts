/** @jest-environment node */
import { checkBroken } from "../../test/check/break-content";

const permit = { authority: "DTCP", number: "L.P. No. 12/2024/H" };

const messages = async (layoutPermitNumber: string | undefined) => {
  const edits = [
    { at: ["plots", 0, "layoutPermitNumber"], set: layoutPermitNumber },
    { at: ["plots", 0, "otherPermit"], set: permit },
  ];
  const problems = await checkBroken([{ file: "plots.json", edits }]);
  return problems.map(({ where, problem, fix }) => [where, problem, fix].join("\n"));
};

test("the permit of another authority is written as that authority writes it", async () => {
  expect(await messages(undefined)).toEqual([]);
});

test("two permits of one layout", async () => {
  expect(await messages("000272/LO/Plg/HMDA/2019")).toMatchInlineSnapshot(`
    [
      "plots › 1 "Adibatla Meadows" › otherPermit
    is here beside "layoutPermitNumber"; a layout has one permit
    delete the one that is not this layout's",
    ]
  `);
});
