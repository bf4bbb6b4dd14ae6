import { type PlotOptions, readPlotQuery } from "./plot-query";

const options: PlotOptions = {
  approvals: [
    { key: "dtcp", name: "DTCP" },
    { key: "hmda", name: "HMDA" },
  ],
  locations: [{ key: "pocharam-ghatkesar", name: "Pocharam (Ghatkesar)" }],
  budgets: [3_000_000, 4_000_000],
};
const untouched = { unit: "sqyd", filter: {} };
const read = (search: string) => readPlotQuery(search, options);

test.each(["", "?", "?utm_source=x", "?unit=&approval=&location=&budget=&size=&sort="])(
  "%s changes nothing",
  (search) => expect(read(search)).toEqual(untouched),
);

test.each([
  "?unit=furlong&approval=ytda&location=mars&budget=1&size=-5&sort=best",
  "?size=0&budget=NaN",
  "?size=1e3&budget=3e6",
  "?size=Infinity&unit=constructor",
  "?%E0%A4%A=%&size=%00",
])("junk is ignored: %s", (search) => {
  expect(read(search)).toEqual(untouched);
});

test.each([
  ["?approval=HMDA", { approval: "hmda" }],
  ["?location=Pocharam%20(Ghatkesar)", { location: "pocharam-ghatkesar" }],
])("%s asks for %j", (search, filter) => {
  expect(read(search).filter).toEqual(filter);
});

test("all choices are read, beside other keys of the URL", () => {
  const search =
    "?approval=dtcp&budget=3000000&location=pocharam-ghatkesar&other=%26&size=167.5&sort=largest&unit=acre";
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
