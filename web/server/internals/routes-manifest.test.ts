import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readRoutesManifest } from "./routes-manifest.ts";

const folder = mkdtempSync(join(tmpdir(), "routes-manifest-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("[SEC-4] throws with file and fix for a routes manifest of an unknown version", () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "routes-manifest.json"), JSON.stringify({ version: 4 }));
  expect(() => readRoutesManifest(folder)).toThrow(
    /routes-manifest\.json is not what Next\.js 16\.4 writes.*Adapt server\/internals\/routes-manifest\.ts/s,
  );
});
