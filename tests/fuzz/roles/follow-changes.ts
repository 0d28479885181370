import type { TestLake } from "../../../studio/content-lake/tests/support/open-test-lake.ts";
import type { FuzzedCaller } from "./witness.ts";

export interface Follower {
  caller: FuzzedCaller;
  take(): string;
  stop(): Promise<void>;
}

/** Listens to all changes of `production` with everything that events can contain. Returns undefined if refused. */
export async function followChanges(
  { send }: TestLake,
  caller: FuzzedCaller,
): Promise<Follower | undefined> {
  const options =
    "includeResult=true&includePreviousRevision=true&includeMutations=true&includeAllVersions=true&effectFormat=mendoza";
  const headers = caller.token === null ? {} : { authorization: `Bearer ${caller.token}` };
  const path = `/v1/data/listen/production?query=${encodeURIComponent("*")}&${options}`;
  const answer = await send(path, { as: null, headers });
  if (!answer.ok || !answer.body) return undefined;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let received = "";
  const pump = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      received += value;
    }
  };
  const pumped = pump().catch(() => undefined);
  return {
    caller,
    take: () => {
      const text = received;
      received = "";
      return text;
    },
    stop: async () => {
      await reader.cancel();
      await pumped;
    },
  };
}
