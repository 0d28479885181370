import { cloneRepository, npmStart } from "../start/clone.ts";
import { addressesOf, testStack } from "../support/stack/stack.ts";
import { printMeasure, rounded } from "./figures.ts";

const PATIENCE = 15 * 60_000;

async function isUp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Runs `npm start` in a folder until the site responds with 200. Returns the time in seconds, and stops the site. */
async function timeStart(folder: string): Promise<number> {
  const began = Date.now();
  const start = npmStart(folder, testStack.ports);
  try {
    await start.until(() => isUp(addressesOf(testStack).site), PATIENCE);
    return (Date.now() - began) / 1000;
  } finally {
    await start.stop();
  }
}

/**
 * Prints `start.first` and `start.second`: the time of `npm start` in a clean clone of the last commit, then of a
 * second start.
 */
export async function measureStart(): Promise<void> {
  using clone = cloneRepository();
  const first = await timeStart(clone.folder);
  const second = await timeStart(clone.folder);
  printMeasure("start.first", rounded(first, 1), "s from a clean clone until the site answers 200");
  printMeasure("start.second", rounded(second, 1), "s; nothing changed since the first");
}
