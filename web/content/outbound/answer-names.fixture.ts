import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";

type Callback = (error: Error | null, found: { address: string; family: number }[]) => void;

/** Replaces this process's DNS lookups: each lookup of a name returns the next of its `answers`, then the last one. */
export function answerNames(answers: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const { lookup } = dns;
  const asked: string[] = [];
  const answer = (hostname: string, _options: unknown, callback: Callback) => {
    const times = asked.filter((name) => name === hostname).length;
    asked.push(hostname);
    const rounds = answers[hostname];
    const found = (rounds?.[Math.min(times, rounds.length - 1)] ?? []).map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
    const error = rounds ? null : new Error(`${hostname} has no address in this test`);
    process.nextTick(() => callback(error, found));
  };
  const replace = (lookup: unknown) => {
    Object.assign(dns, { lookup });
    syncBuiltinESMExports();
  };
  replace(answer);
  return { asked, restore: () => replace(lookup) };
}
