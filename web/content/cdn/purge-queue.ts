import { ALL_CONTENT } from "../tags.ts";

/** Pauses in ms before a failed purge is repeated. The last one repeats until it succeeds. */
const PAUSES = [500, 2_000, 8_000, 30_000];

/** Number of waiting tags beyond which all pages are purged instead. */
const MAX_WAITING = 2_000;

type Parts = {
  /** Expires the pages with one of the tags in the CDN. Rejects if that fails. */
  purge: (tags: readonly string[]) => Promise<void>;
  pause: (ms: number) => Promise<unknown>;
  warn: (line: string) => void;
};

/**
 * Returns a function that purges tags. Tags that arrive while a purge runs are purged together
 * afterwards. A failed purge is repeated until it succeeds, because the CDN would otherwise serve
 * the earlier page for as long as it caches it.
 */
export function createPurgeQueue({ purge, pause, warn }: Parts) {
  let waiting = new Set<string>();
  let running: Promise<void> | null = null;

  function add(tags: Iterable<string>): void {
    for (const tag of tags) waiting.add(tag);
    if (waiting.size > MAX_WAITING) waiting = new Set([ALL_CONTENT]);
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (waiting.size > 0) {
      const tags = [...waiting];
      waiting.clear();
      try {
        await purge(tags);
        failures = 0;
      } catch (error) {
        warn(`cdn: pages could not be purged, which is tried again (${String(error)})`);
        add(tags);
        await pause(PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0);
        failures += 1;
      }
    }
    running = null;
  }

  /** Purges the tags. Resolves when they, and all others that wait, are purged. */
  return (tags: readonly string[]): Promise<void> => {
    add(tags);
    running ??= run();
    return running;
  };
}
