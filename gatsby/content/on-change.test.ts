import { EventEmitter } from "node:events";

const mockWatcher = new EventEmitter();
jest.mock("chokidar", () => ({ watch: () => mockWatcher }));
const { onChange } = jest.requireActual<typeof import("./on-change")>("./on-change");

const change = async () => {
  mockWatcher.emit("all");
  await jest.advanceTimersByTimeAsync(150);
};

test("a change during a run starts another run after it, also after a failure", async () => {
  jest.useFakeTimers();
  const printed = jest.spyOn(console, "error").mockReturnValue();
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  onChange(["data"], () => new Promise((resolve, reject) => ends.push({ resolve, reject })));

  mockWatcher.emit("all");
  await change();
  expect(ends).toHaveLength(1);
  await change();
  expect(ends).toHaveLength(1);
  ends[0]?.reject(new Error("A file is gone."));
  await jest.advanceTimersByTimeAsync(0);
  expect(printed).toHaveBeenCalledWith(new Error("A file is gone."));
  expect(ends).toHaveLength(2);
});
