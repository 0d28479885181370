import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { writeSampleArchive } from "./build-import.ts";

test("writes each document on its own line and each file that it references", async () => {
  const folder = await mkdtemp(join(tmpdir(), "nightlight-archive-"));
  try {
    await writeSampleArchive(join(folder, "site.ndjson"));
    const text = await readFile(join(folder, "site.ndjson"), "utf8");
    const ids = text
      .trimEnd()
      .split("\n")
      .map((line) => z.looseObject({ _id: z.string() }).parse(JSON.parse(line))._id);
    expect(ids).toContain("page-de-home");
    expect(new Set(ids).size).toBe(ids.length);
    const files = [...text.matchAll(/"_sanityAsset":"(?:image|file)@file:\/\/\.\/([^"]+)"/g)];
    expect(files.length).toBeGreaterThan(20);
    const missing = files.filter(([, file = ""]) => !existsSync(join(folder, file)));
    expect(missing).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
