import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";

type Callback = (error: Error | null, found: { address: string; family: number }[]) => void;

/** Replaces this process's DNS lookups: each lookup of a name returns the next of its addresses, then the last one. */
export function replaceLookups(
  addressesByName: Readonly<Record<string, readonly (readonly string[])[]>>,
) {
  const { lookup } = dns;
  const lookups: string[] = [];
  const fakeLookup = (hostname: string, _options: unknown, callback: Callback) => {
    const times = lookups.filter((name) => name === hostname).length;
    lookups.push(hostname);
    const rounds = addressesByName[hostname];
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
  replace(fakeLookup);
  return { lookups, restore: () => replace(lookup) };
}
