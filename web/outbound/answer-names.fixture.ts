import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";

type Callback = (error: Error | null, found: { address: string; family: number }[]) => void;

/**
 * Answers for this process what names lead to, the way a hostile name server does: the next of `answers` each time it
 * is asked for a name, the last one for ever. Gives the names asked for, and a way back.
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
    mend: () => {
      Object.assign(dns, { lookup });
      syncBuiltinESMExports();
    },
  };
}
