import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";

/**
 * Cuts this process off the network: no name is found, as without a cable. Gives the names asked for, and a way to
 * mend the line.
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
    mend: () => {
      Object.assign(dns, { lookup });
      syncBuiltinESMExports();
    },
  };
}
