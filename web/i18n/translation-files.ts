import { readTextFile, type Texts } from "./text-file.ts";

/** Time after which a file is fetched again, and the retry delay after a failure, in ms. */
const FRESH = 30_000;
const RETRY = 3_000;
/**
 * Timeouts in ms. `PAGE_TIMEOUT` is the time that a page waits for a file. `BACKGROUND_TIMEOUT` is for fetches that no
 * page started.
 */
const PAGE_TIMEOUT = 1_000;
const BACKGROUND_TIMEOUT = 5_000;

/**
 * Maximum number of cached files, chosen higher than the number of URLs in use. Beyond it, the oldest entry is evicted.
 */
const LIMIT = 64;

type CachedFile = {
  texts: Texts | null;
  failing: boolean;
  until: number;
  reading: Promise<void> | null;
};

export type TranslationFilesParts = {
  /**
   * Fetches a URL. Throws if the request is refused, fails or exceeds `timeoutMs`, or if the
   * response is too big.
   */
  fetchFile: (address: string, timeoutMs: number) => Promise<{ status: number; body: Uint8Array }>;
  /** Persists the last valid texts across restarts; neither function throws. */
  lastGood: {
    store: (address: string, texts: Texts) => Promise<void>;
    find: (address: string) => Promise<Texts | null>;
  };
  /**
   * Called with one line when a URL starts to fail. Called again for that URL only if it fails
   * after a recovery.
   */
  log: (line: string) => void;
  now: () => number;
};

/** Resolves when `loading` resolves, or after `ms` if that is earlier. */
async function waitAtMost(ms: number, loading: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([loading, promise]);
  clearTimeout(timer);
}

const areSame = (a: Texts | null, b: Texts) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Creates a cache of translation files by URL. `read` waits for the network only on the first request of a URL;
 * `readAgain` refreshes files later. `read` never throws, and returns null for a file that is unavailable.
 */
export function createTranslationFiles({ fetchFile, lastGood, log, now }: TranslationFilesParts) {
  const files = new Map<string, CachedFile>();

  async function load(address: string, file: CachedFile, timeoutMs: number): Promise<void> {
    let retry = RETRY;
    try {
      const { status, body } = await fetchFile(address, timeoutMs);
      // A host may have no file for a language, so a 404 is retried only after {@link FRESH}.
      if (status === 404) retry = FRESH;
      if (status !== 200) throw new Error(`answered with status ${status}`);
      const texts = readTextFile(body);
      // If the file has not changed, its texts stay the same object, so that values derived from them stay cached.
      if (!areSame(file.texts, texts)) {
        file.texts = texts;
        await lastGood.store(address, texts);
      }
      Object.assign(file, { failing: false, until: now() + FRESH });
    } catch (error) {
      file.texts ??= await lastGood.find(address);
      if (!file.failing) log(problem(address, error));
      Object.assign(file, { failing: true, until: now() + retry });
    }
    file.reading = null;
  }

  function fileAt(address: string): CachedFile {
    const known = files.get(address);
    if (known) return known;
    const file: CachedFile = { texts: null, failing: false, until: 0, reading: null };
    files.set(address, file);
    const oldest = files.keys().next();
    if (files.size > LIMIT && !oldest.done) files.delete(oldest.value);
    return file;
  }

  const isDue = (file: CachedFile) => now() >= file.until;

  async function changesWhenRead(address: string): Promise<boolean> {
    const file = fileAt(address);
    const before = file.texts;
    if (isDue(file)) await (file.reading ??= load(address, file, BACKGROUND_TIMEOUT));
    return file.texts !== before;
  }

  return {
    async read(address: string): Promise<Texts | null> {
      const file = fileAt(address);
      if (file.until !== 0) return file.texts;
      file.reading ??= load(address, file, PAGE_TIMEOUT);
      // Waits no longer than `PAGE_TIMEOUT`, because `readAgain` may have started this fetch with a longer timeout.
      await waitAtMost(PAGE_TIMEOUT, file.reading);
      file.texts ??= await lastGood.find(address);
      return file.texts;
    },

    /**
     * Fetches each file in use whose last fetch was long enough ago. Evicts the files that are not
     * in use. Returns the URLs of the files that changed. Calls `inUse` only when at least one file
     * must be fetched.
     */
    async readAgain(inUse: () => Promise<readonly string[]>): Promise<readonly string[]> {
      if (![...files.values()].some(isDue)) return [];
      const addresses = await inUse();
      for (const address of files.keys()) if (!addresses.includes(address)) files.delete(address);
      const changed = await Promise.all(addresses.map(changesWhenRead));
      return addresses.filter((_address, index) => changed[index]);
    },

    /**
     * Makes the next `read` of every file wait for the network, like the first `read`. If the
     * request fails, `read` returns the last valid texts.
     */
    expire(): void {
      for (const file of files.values()) file.until = 0;
    },
  };
}

function problem(address: string, error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `i18n: the texts at ${address} can't be used (${why}), so the last valid or the shipped texts are used. Fix the file, or its address in the locale settings.`;
}
