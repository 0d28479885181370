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
  const [local, file] = ["web/.env.local", "web/.env"];
  expect(origins).toEqual({ A: "the environment", B: local, C: file, D: file });
});

test("[RUN-3] adds the file of each setting that a problem names", () => {
  const origins = { MARQUEE_LAKE_URL: "web/.env", SANITY_STUDIO_PROJECT_ID: "the environment" };
  const problem = "MARQUEE_LAKE_URL is set: remove it, or MARQUEE_DATA.";
  const found = `${problem} (Found: MARQUEE_LAKE_URL: web/.env.)`;
  expect(withOrigins(problem, origins)).toBe(found);
  const other = "SANITY_API_READ_TOKEN is not set.";
  expect(withOrigins(other, origins)).toBe(other);
});
