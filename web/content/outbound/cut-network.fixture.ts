import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";

/**
 * Disconnects this process from the network: every DNS lookup fails. Returns the names that were looked up and a
 * function that restores DNS.
 */
export function cutNetwork() {
  const { lookup } = dns;
  const asked: string[] = [];
  const refuse = (hostname: string, _options: unknown, callback: (error: Error) => void) => {
    asked.push(hostname);
    process.nextTick(callback, new Error(`${hostname}: the network is cut in this test.`));
  };
  Object.assign(dns, { lookup: refuse });
  syncBuiltinESMExports();
  return {
    asked,
    restore: () => {
      Object.assign(dns, { lookup });
      syncBuiltinESMExports();
    },
  };
}
