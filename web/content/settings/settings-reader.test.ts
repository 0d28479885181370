import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import type { LastGoodResponse } from "../service/last-good.ts";
import { createProblemLog } from "../parse/problems.ts";
import { createSettingsReader } from "./settings-reader.ts";

const fallback = { name: "Marquee" };
const shape = z
  .strictObject({ name: z.string() })
  .nullable()
  .transform((found) => found ?? fallback);

let files: Map<string, LastGoodResponse>;
let lines: string[];
let read: (stored: unknown, isPublished?: boolean) => Promise<{ name: string }>;
beforeEach(() => {
  files = new Map();
  lines = [];
  const reader = createSettingsReader(
    {
      store: async (key, answer) =>
        void (answer.result === null ? files.delete(key) : files.set(key, answer)),
      find: async (key) => files.get(key),
    },
    createProblemLog((line) => void lines.push(line)),
  );
  read = async (stored, isPublished = true) => {
    const document = { name: "siteSettings" as const, shape, defaults: fallback };
    return (await reader(document, { stored, isPublished })).settings;
  };
});

test("[PAGE-5] returns the defaults for missing settings and logs nothing", async () => {
  expect(await read(null)).toEqual(fallback);
  expect(lines).toEqual([]);
});

test("[PAGE-5] returns the defaults for invalid settings without an earlier valid version", async () => {
  expect(await read({ name: 7 })).toEqual(fallback);
  expect(await read("<!doctype html>")).toEqual(fallback);
  expect(lines.join()).toContain("siteSettings is used without what is invalid: name");
  expect(lines.join()).toContain("siteSettings can't be used, so its defaults are");
});

test("[PAGE-9] returns the last valid version for invalid settings", async () => {
  await read({ name: "Nightlight" });
  expect(await read({ name: 7 })).toEqual({ name: "Nightlight" });
  expect(await read("<!doctype html>")).toEqual({ name: "Nightlight" });
  expect(lines.join()).toContain("siteSettings can't be used, so its last valid version is");
});

test("[PAGE-5] returns the defaults after settings were deleted", async () => {
  await read({ name: "Nightlight" });
  expect(await read(null)).toEqual(fallback);
  expect(await read({ name: 7 })).toEqual(fallback);
});

test("[PAGE-6] does not cache an editor's draft for visitors", async () => {
  await read({ name: "Nightlight" });
  await read({ name: "A draft" }, false);
  expect(await read({ name: 7 })).toEqual({ name: "Nightlight" });
});
