import { readFinderQuery, type FinderOptions } from "./finder-query";

const options: FinderOptions = {
  approvals: [
    { key: "dtcp", name: "DTCP" },
    { key: "hmda", name: "HMDA" },
  ],
  locations: [{ key: "pocharam-ghatkesar", name: "Pocharam (Ghatkesar)" }],
  budgets: [3_000_000, 4_000_000],
};
const untouched = { unit: "sqyd", filter: {} };
const read = (search: string) => readFinderQuery(search, options);

test.each([
  "",
  "?unit=furlong&approval=ytda&location=mars&budget=1&size=-5&sort=best",
  "?size=0&budget=NaN",
  "?%E0%A4%A=%&size=%00",
])("junk is ignored: %j", (search) => {
  expect(read(search)).toEqual(untouched);
});

test("all choices are read, beside other keys of the URL", () => {
  const search =
    "?approval=DTCP&budget=3000000&location=pocharam-ghatkesar&other=%26&size=167.5&sort=largest&unit=acre";
  expect(read(search)).toEqual({
    unit: "acre",
    filter: {
      approval: "dtcp",
      location: "pocharam-ghatkesar",
      budget: 3_000_000,
      size: 167.5,
      sort: "largest",
    },
  });
});
