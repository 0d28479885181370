import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";

type Callback = (error: Error | null, found: { address: string; family: number }[]) => void;

/**
 * Replaces this process's DNS lookups, in order to simulate a hostile name server. Each lookup of a
 * name returns the next of its `answers`, then the last one repeatedly. Returns the names that were
 * looked up and a function that restores DNS.
 */
export function answerNames(answers: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const { lookup } = dns;
  const asked: string[] = [];
  const answer = (hostname: string, _options: unknown, callback: Callback) => {
    const times = asked.filter((name) => name === hostname).length;
    asked.push(hostname);
    const rounds = answers[hostname];
    const found = rounds?.[Math.min(times, rounds.length - 1)];
    process.nextTick(() =>
      found
        ? callback(
            null,
            found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
          )
        : callback(new Error(`${hostname} has no address in this test`), []),
    );
  };
  Object.assign(dns, { lookup: answer });
  syncBuiltinESMExports();
  return {
    asked,
    restore: () => {
      Object.assign(dns, { lookup });
      syncBuiltinESMExports();
    },
  };
}
