import type { Call } from "../call.ts";
import { json } from "../json.ts";

/**
 * Reports whether the lake can store writes: 200, or 503 with the reason. Reads work in both cases, and `/ping` is 200
 * while the process runs. A backup that is behind doesn't make the lake unready, because that would stop the editors too.
 */
export async function readiness({ lake }: Call): Promise<Response> {
  // A lake that could not write tries again.
  await lake.store.whenWritable();
  const problem = lake.storage.problem(performance.now());
  return json({ ready: problem === undefined, ...(problem && { problem }) }, problem ? 503 : 200);
}
