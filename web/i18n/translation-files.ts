import { readTextFile, type Texts } from "./text-file.ts";

/** How long a file that was read stands before it is read again, and how soon a failure is tried again, in ms. */
const FRESH = 30_000;
const RETRY = 3_000;
/** A page waits for a file so long, the first time; nobody waits when it is read again. In ms. */
const PAGE_WAITS = 1_000;
const NOBODY_WAITS = 5_000;

/** Languages times addresses; beyond it the file first asked for longest ago is forgotten. */
const LIMIT = 64;

type Held = { texts: Texts | null; failing: boolean; until: number; reading: Promise<void> | null };

/** What the files need from the world around them. */
export type FilesOutside = {
  /** Reads an address through the outbound door; throws when it is refused, fails, or is too slow (ms) or too big. */
  fetchFile: (address: string, timeoutMs: number) => Promise<{ status: number; body: Uint8Array }>;
  /** Where what was last read outlives the process; neither throws. */
  lastGood: {
    store: (address: string, texts: Texts) => Promise<void>;
    find: (address: string) => Promise<Texts | null>;
  };
  /** Takes one line; called once when an address begins to fail, and again only after it has worked. */
  log: (line: string) => void;
  now: () => number;
};

const areSame = (a: Texts | null, b: Texts) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Translation files by address, remembered. `read` answers null for a file that can't be had, never throws, and
 * waits for the network only the first time an address is asked for: later readings are `readAgain`'s.
 */
export function createTranslationFiles({ fetchFile, lastGood, log, now }: FilesOutside) {
  const files = new Map<string, Held>();

  async function load(address: string, file: Held, timeoutMs: number): Promise<void> {
    let retry = RETRY;
    try {
      const { status, body } = await fetchFile(address, timeoutMs);
      // A host may well have no file for one of the languages: it is not asked without pause.
      if (status === 404) retry = FRESH;
      if (status !== 200) throw new Error(`answered with status ${status}`);
      const texts = readTextFile(body);
      // The same object where it says the same: what was made of it stands.
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

  function hold(address: string): Held {
    const known = files.get(address);
    if (known) return known;
    const file: Held = { texts: null, failing: false, until: 0, reading: null };
    files.set(address, file);
    const oldest = files.keys().next();
    if (files.size > LIMIT && !oldest.done) files.delete(oldest.value);
    return file;
  }

  const isDue = (file: Held) => now() >= file.until;

  async function changesWhenRead(address: string): Promise<boolean> {
    const file = hold(address);
    const before = file.texts;
    if (isDue(file)) await (file.reading ??= load(address, file, NOBODY_WAITS));
    return file.texts !== before;
  }

  return {
    async read(address: string): Promise<Texts | null> {
      const file = hold(address);
      if (file.until === 0) await (file.reading ??= load(address, file, PAGE_WAITS));
      return file.texts;
    },

    /**
     * Reads again what is due among the addresses in use, forgets all others, and answers those that now say
     * something else. Asks for the addresses only when something is due.
     */
    async readAgain(inUse: () => Promise<readonly string[]>): Promise<readonly string[]> {
      if (![...files.values()].some(isDue)) return [];
      const addresses = await inUse();
      for (const address of files.keys()) if (!addresses.includes(address)) files.delete(address);
      const changed = await Promise.all(addresses.map(changesWhenRead));
      return addresses.filter((_address, index) => changed[index]);
    },

    /** Has whoever reads a file next wait for the network, as the first time; what was good stays if that fails. */
    expire(): void {
      for (const file of files.values()) file.until = 0;
    },
  };
}

function problem(address: string, error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `i18n: the texts at ${address} can't be used (${why}), so the last good or the shipped ones stand. Mend the file, or its address in the locale settings.`;
}
