/** @jest-environment node */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { lastChange } from "./last-change";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "history-"));
const place = (...parts: string[]) => path.join(folder, ...parts);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const git = (time: string, ...command: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...command], {
    cwd: place("whole"),
    env: { ...process.env, GIT_COMMITTER_DATE: time },
    stdio: "ignore",
  });

function commit(file: string, text: string, time: string) {
  fs.writeFileSync(place("whole", file), text);
  git(time, "add", file);
  git(time, "commit", "--message", file);
}

const monday = "2026-11-16T09:00:00+05:30";
const tuesday = "2026-11-17T09:00:00+05:30";

beforeAll(() => {
  fs.mkdirSync(place("whole"));
  fs.mkdirSync(place("none"));
  git(monday, "init");
  commit("plots.json", "1", monday);
  commit("home.json", "1", tuesday);
  fs.writeFileSync(place("whole", "new.json"), "1");
  execFileSync("git", ["clone", "--depth", "1", `file://${place("whole")}`, place("cut-short")], {
    stdio: "ignore",
  });
});

test("of several files the latest change counts", () => {
  expect(lastChange(["plots.json"], place("whole"))).toBe(monday);
  expect(lastChange(["plots.json", "home.json"], place("whole"))).toBe(tuesday);
});

test("a file with changes that are not committed has no date", () => {
  expect(lastChange(["new.json"], place("whole"))).toBeUndefined();
  fs.writeFileSync(place("whole", "home.json"), "2");
  expect(lastChange(["home.json"], place("whole"))).toBeUndefined();
  expect(lastChange(["plots.json", "home.json"], place("whole"))).toBeUndefined();
});

test("a history that is cut short, or missing, has no dates", () => {
  expect(lastChange(["plots.json"], place("cut-short"))).toBeUndefined();
  expect(lastChange(["plots.json"], place("none"))).toBeUndefined();
});
