import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings, withOrigins } from "./environment.ts";

test("[RUN-2] prefers the environment to .env.local and .env, and ignores empty values", () => {
  const root = mkdtempSync(join(tmpdir(), "marquee-env-"));
  mkdirSync(join(root, "web"));
  writeFileSync(join(root, "web/.env"), "A=file\nB=file\nC=file\nD=file\n");
  writeFileSync(join(root, "web/.env.local"), "A=local\nB=local\nC=\n");
  const { values, origins } = readSettings(root, { A: "outside", D: "" });
  expect(values).toEqual({ A: "outside", B: "local", C: "file", D: "file" });
  expect(origins).toEqual({
    A: "the environment",
    B: "web/.env.local",
    C: "web/.env",
    D: "web/.env",
  });
});

test("[RUN-3] adds the file of each setting that a problem names", () => {
  const origins = {
    MARQUEE_LAKE_URL: "web/.env",
    NEXT_PUBLIC_SANITY_PROJECT_ID: "the environment",
  };
  expect(withOrigins("MARQUEE_LAKE_URL is set: remove it, or MARQUEE_DATA.", origins)).toBe(
    "MARQUEE_LAKE_URL is set: remove it, or MARQUEE_DATA. (Found: MARQUEE_LAKE_URL: web/.env.)",
  );
  expect(withOrigins("SANITY_API_READ_TOKEN is not set.", origins)).toBe(
    "SANITY_API_READ_TOKEN is not set.",
  );
});
