import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  newFolder,
  serveLakeProcess,
  spawnLake,
  tokenFor,
} from "../../../studio/content-lake/tests/support/served-lake.ts";
import { CrashWriter } from "./crash-writer.ts";
import { printMeasure } from "../figures.ts";
import { seededRandom } from "../../../studio/content-lake/tests/support/random.ts";
import { amount } from "../smoke.ts";

const KILLS = amount(200, 5);
const WRITERS = 4;
const SEED = 6;

/** Every n-th kill (n = `START_EVERY`) happens during startup, while the lake reads its files. */
const START_EVERY = 5;

/**
 * Prints three counts after 200 × `kill -9` at random moments while four clients write. All must be 0.
 * - `lake.crash.lost`: acknowledged transactions that are missing.
 * - `lake.crash.torn`: transactions that are stored only in part.
 * - `lake.crash.repeated`: unacknowledged transactions that were sent again and not applied exactly once.
 */
export async function measureCrashes(): Promise<void> {
  const folder = newFolder();
  const random = seededRandom(SEED);
  const token = await tokenFor(folder, "editor");
  const writers = Array.from({ length: WRITERS }, (_, n) => new CrashWriter(`w${n}`, token));
  const total = { lost: 0, torn: 0, repeated: 0 };
  const check = async (lake: string) => {
    for (const writer of writers) {
      const { lost, torn, repeated } = await writer.recover(lake);
      total.lost += lost;
      total.torn += torn;
      total.repeated += repeated;
    }
  };
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      if (kill % START_EVERY === 0) await killWhileStarting(folder, random.next() * 600);
      else {
        const lake = await serveLakeProcess(folder);
        await check(lake.url);
        const writing = writers.map((writer) => writer.writeUntilGone(lake.url));
        await pause(5 + random.next() * 400);
        await lake.end("SIGKILL");
        await Promise.all(writing);
      }
    }
    const lake = await serveLakeProcess(folder);
    await check(lake.url);
    await lake.end("SIGTERM");
    report(folder, total, writers);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killWhileStarting(folder: string, after: number): Promise<void> {
  const child = spawnLake(folder);
  const closed = once(child, "close");
  await pause(after);
  child.kill("SIGKILL");
  await closed;
}

function report(
  folder: string,
  { lost, torn, repeated }: { lost: number; torn: number; repeated: number },
  writers: readonly CrashWriter[],
): void {
  const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  const database = new DatabaseSync(join(folder, "lake.db"));
  const logged = Number(database.prepare("select count(*) as n from tx").get()?.["n"]);
  const health = Object.values(database.prepare("pragma integrity_check").get() ?? {})[0];
  database.close();
  const how = `${KILLS} kills (${KILLS / START_EVERY} of them at the start), ${acknowledged} transactions of ${WRITERS} clients; ${logged} in the log; the file's own check says ${String(health)}`;
  printMeasure("lake.crash.lost", lost + Math.max(0, acknowledged - logged), how);
  printMeasure(
    "lake.crash.torn",
    torn + (health === "ok" ? 0 : 1),
    "transactions of which a part was there",
  );
  printMeasure(
    "lake.crash.repeated",
    repeated + Math.max(0, logged - acknowledged),
    "sent again with their id, and not carried out exactly once",
  );
}
