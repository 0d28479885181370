// @module-tag all
import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { lakeRequest } from "./lake-requests.ts";
import { runFuzz } from "./run-fuzz.ts";
import {
  newFolder,
  serveLakeProcess,
  tokenFor,
} from "../../studio/content-lake/tests/support/served-lake.ts";

it("responds to 2,000 random requests without a server fault", async () => {
  const folder = newFolder();
  const lake = await serveLakeProcess(folder);
  try {
    const tokens = [await tokenFor(folder, "administrator"), await tokenFor(folder, "viewer")];
    const { statuses, faults } = await runFuzz({
      url: lake.url,
      make: (random) => lakeRequest(random, tokens),
      seed: 1,
      count: 2_000,
    });
    expect(faults).toEqual([]);
    // Many requests must succeed: a run in which the lake rejects all of them proves nothing.
    expect(statuses.get(200)).toBeGreaterThan(700);
    expect((await fetch(`${lake.url}/ping`)).status).toBe(200);
  } finally {
    await lake.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
