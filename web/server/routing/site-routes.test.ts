import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readRoutes } from "./site-routes.ts";

const folder = mkdtempSync(join(tmpdir(), "site-routes-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("[SEC-4] throws with file and fix for a routes manifest of an unknown version", () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "routes-manifest.json"), JSON.stringify({ version: 4 }));
  expect(() => readRoutes(folder, folder)).toThrow(
    /routes-manifest\.json is not what Next\.js 16\.4 writes.*Adapt server\/site-routes\.ts/s,
  );
});
