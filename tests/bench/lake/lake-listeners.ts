import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import {
  newFolder,
  serveLakeProcess,
  tokenFor,
} from "../../../studio/content-lake/tests/support/served-lake.ts";
import type { CrowdOrder } from "./listener-crowd.ts";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { amount } from "../smoke.ts";

const studios = amount(50, 2);
const rounds = amount(6, 1);
const commitsPerRound = amount(60, 4);
const version = "/v2025-02-19";

/**
 * Prints `lake.listeners`: the time of an acknowledged commit with 500 listeners, divided by the
 * time without listeners. Fifty Studios have ten listeners each. Each commit edits a page that one
 * of the Studios has open. Commits follow one another without a pause. Rounds with and without
 * listeners alternate in one lake. The figure is the median of the rounds' ratios.
 */
export async function measureLakeListeners(): Promise<void> {
  const data = newFolder();
  const lake = await serveLakeProcess(data);
  try {
    const token = await tokenFor(data, "editor");
    await commit(lake.url, token, pages());
    const studio = await compare(lake.url, token, studioListeners());
    const everybody = await compare(lake.url, token, Array(studios * 10).fill(listener("*")));
    const value = rounded(median(studio.ratios));
    const detail = `median of ${rounds} rounds (${spread(studio.ratios)}) of ${commitsPerRound} commits; ${rounded(studio.alone, 2)} ms with none, ${rounded(studio.heard, 2)} ms with ${studios * 10}, of which ${studio.reached} hear each commit; where all hear it: ${rounded(median(everybody.ratios))} (${everybody.reached} heard it, the last ${rounded(everybody.after, 0)} ms after the last commit)`;
    printMeasure("lake.listeners", value, detail);
  } finally {
    await lake.end("SIGTERM");
  }
}

async function compare(url: string, token: string, paths: readonly string[]) {
  const ratios: number[] = [];
  let [alone, heard, reached, after] = [0, 0, 0, 0];
  await timeCommits(url, token);
  for (let round = 0; round < rounds; round += 1) {
    alone = median(await timeCommits(url, token));
    const crowd = await openCrowd(url, token, paths);
    heard = median(await timeCommits(url, token));
    const ended = performance.now();
    reached = Math.round((await crowd.settled()) / commitsPerRound);
    after = performance.now() - ended;
    await crowd.close();
    ratios.push(heard / alone);
  }
  return { ratios, alone, heard, reached, after };
}

async function openCrowd(url: string, token: string, paths: readonly string[]) {
  const crowd = fork(fileURLToPath(new URL("./listener-crowd.ts", import.meta.url)));
  const answered = async () => {
    const [answer] = await once(crowd, "message");
    return Number(answer);
  };
  const order: CrowdOrder = { url, token, paths };
  crowd.send({ ...order });
  await answered();
  const count = () => {
    crowd.send("count");
    return answered();
  };
  return {
    /** Waits until no more events arrive. Returns the number of events so far. */
    settled: async () => {
      for (let [before, now] = [-1, await count()]; ; [before, now] = [now, await count()]) {
        if (before === now) return now;
        await pause(100);
      }
    },
    close: async () => {
      const gone = once(crowd, "exit");
      crowd.kill();
      await gone;
      // Gives the lake time to notice the closed connections.
      await pause(300);
    },
  };
}

async function timeCommits(url: string, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < commitsPerRound; n += 1) {
    const start = performance.now();
    const id = `drafts.page-${n % studios}`;
    await commit(url, token, [{ patch: { id, set: { title: `Title ${start}` } } }]);
    times.push(performance.now() - start);
  }
  return times;
}

async function commit(url: string, token: string, mutations: readonly unknown[]): Promise<void> {
  const answer = await fetch(`${url}${version}/data/mutate/production`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ mutations }),
  });
  if (!answer.ok) throw new Error(`The lake refused the commit: ${await answer.text()}`);
  await answer.arrayBuffer();
}

function listener(query: string, params: Record<string, unknown> = {}): string {
  const search = new URLSearchParams({
    query,
    includeResult: "false",
    includeMutations: "false",
    includeAllVersions: "true",
    effectFormat: "mendoza",
  });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return `${version}/data/listen/production?${search}`;
}

/**
 * Returns the paths of all event streams, ten for each Studio. Each Studio edits a document of its
 * own.
 */
function studioListeners(): string[] {
  return Array.from({ length: studios }, (_, n) => {
    const ids = [`page-${n}`, `drafts.page-${n}`];
    return [
      listener("*"),
      listener('*[_type == "page" && language == $language]', { language: "en" }),
      listener("*[_id in $ids]", { ids }),
      listener("*[_id in $ids]", { ids: ["siteSettings", "drafts.siteSettings"] }),
      listener('*[_type == "sanity.canvas.link" && _id == $id]', { id: `canvas-${n}` }),
      listener('*[_type == "system.release"]'),
      listener('*[_type == "system.release" && state == "active"]'),
      listener('*[_type == "tasks.task" && target.document._ref == $id]', { id: `page-${n}` }),
      listener("*[sanity::versionOf($id)]", { id: `page-${n}` }),
      listener('*[_type == "redirect"]'),
    ];
  }).flat();
}

function pages(): unknown[] {
  const blocks = Array.from({ length: 12 }, (_, block) => ({
    _key: `b${block}`,
    _type: "text",
    text: `Block ${block}: a sentence or two of what a page says.`,
  }));
  return Array.from({ length: studios }, (_, n) => ({
    createOrReplace: {
      _id: `drafts.page-${n}`,
      _type: "page",
      language: "en",
      title: "",
      blocks,
    },
  }));
}
