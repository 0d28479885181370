// @module-tag all
import { rmSync } from "node:fs";
import { createClient } from "@sanity/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newFolder, serveLakeProcess, tokenFor, type ServedLake } from "./support/served-lake.ts";

let folder = "";
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clientOf = (lake: ServedLake, token: string) =>
  createClient({
    apiHost: lake.url,
    useProjectHostname: false,
    projectId: "marquee",
    dataset: "production",
    apiVersion: "2025-02-19",
    perspective: "raw",
    useCdn: false,
    maxRetries: 0,
    // Timeout in ms for a response that never arrives, because the test kills the lake.
    timeout: 5_000,
    token,
  });

/**
 * Writes pairs of documents, each pair in one transaction, until the lake is killed. Returns the
 * names of the acknowledged pairs.
 */
async function writeUntilGone(
  lake: ServedLake,
  token: string,
  writer: number,
  round: number,
): Promise<string[]> {
  const client = clientOf(lake, token);
  const acknowledged: string[] = [];
  for (let n = 0; ; n += 1) {
    const name = `r${round}-w${writer}-${n}`;
    try {
      await client.mutate([
        { create: { _id: `${name}-left`, _type: "half", text: "x".repeat(2_000) } },
        { create: { _id: `${name}-right`, _type: "half", text: "y".repeat(2_000) } },
      ]);
    } catch {
      return acknowledged;
    }
    acknowledged.push(name);
  }
}

it("preserves every acknowledged transaction completely when it is killed during writes", async () => {
  const token = await tokenFor(folder, "editor");
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const lake = await serveLakeProcess(folder);
    const writers = [0, 1, 2].map((writer) => writeUntilGone(lake, token, writer, round));
    await new Promise((resolve) => setTimeout(resolve, 300 + 150 * round));
    await lake.end("SIGKILL");
    acknowledged.push(...(await Promise.all(writers)).flat());
  }
  const lake = await serveLakeProcess(folder);
  const ids = new Set(await clientOf(lake, token).fetch<string[]>("*._id"));
  await lake.end("SIGTERM");
  expect(acknowledged.length).toBeGreaterThan(30);
  expect(
    acknowledged.filter((name) => !ids.has(`${name}-left`) || !ids.has(`${name}-right`)),
  ).toEqual([]);
  const torn = [...ids].filter(
    (id) =>
      !ids.has(id.endsWith("-left") ? id.replace(/left$/, "right") : id.replace(/right$/, "left")),
  );
  expect(torn).toEqual([]);
}, 60_000);
