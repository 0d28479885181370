import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { openSettingsReader } from "./stored-documents.fixture.ts";

const fallback = { name: "Marquee" };
const shape = z
  .strictObject({ name: z.string() })
  .nullable()
  .transform((found) => found ?? fallback);

const document = { name: "siteSettings" as const, shape, defaults: fallback };

let opened = openSettingsReader();
beforeEach(() => {
  opened = openSettingsReader();
});
const read = async (stored: unknown, isPublished = true) =>
  (await opened.read(document, { stored, isPublished })).settings;

test("[PAGE-5] returns the defaults for missing settings, and for invalid ones without an earlier valid version", async () => {
  expect(await read(null)).toEqual(fallback);
  expect(opened.lines).toEqual([]);
  expect(await read({ name: 7 })).toEqual(fallback);
  expect(await read("<!doctype html>")).toEqual(fallback);
  expect(opened.lines.join()).toContain("siteSettings is used without what is invalid: name");
  expect(opened.lines.join()).toContain("siteSettings can't be used, so its defaults are");
});

test("[PAGE-5][PAGE-9] returns the last valid version for invalid settings, until they were deleted", async () => {
  await read({ name: "Nightlight" });
  expect(await read({ name: 7 })).toEqual({ name: "Nightlight" });
  expect(await read("<!doctype html>")).toEqual({ name: "Nightlight" });
  expect(opened.lines.join()).toContain("siteSettings can't be used, so its last valid version is");
  expect(await read(null)).toEqual(fallback);
  expect(await read({ name: 7 })).toEqual(fallback);
});

test("[PAGE-6] does not cache an editor's draft for visitors", async () => {
  await read({ name: "Nightlight" });
  await read({ name: "A draft" }, false);
  expect(await read({ name: 7 })).toEqual({ name: "Nightlight" });
});
