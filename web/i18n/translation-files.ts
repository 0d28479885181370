import { readTextFile, type Texts } from "./text-file.ts";

/** How long a file that was read stands before it is read again, and how soon a failure is tried again, in ms. */
const FRESH = 60_000;
const RETRY = 5_000;
/** Languages times addresses; beyond it the file first asked for longest ago is forgotten. */
const LIMIT = 64;

type Held = { texts: Texts | null; failing: boolean; until: number; reading: Promise<void> | null };

/** What the files need from the world around them. */
export type FilesOutside = {
  /** Reads an address through the outbound door; throws when it is refused, fails, or is too slow or too big. */
  fetchFile: (address: string) => Promise<{ status: number; body: Uint8Array }>;
  /** Takes one line; called once when an address begins to fail, and again only after it has worked. */
  log: (line: string) => void;
  now: () => number;
};

/**
 * Translation files by address, remembered. `read` answers null for a file that can't be had, never throws, and
 * waits for the network only the first time an address is asked for: later readings happen behind the answer.
 */
export function createTranslationFiles({ fetchFile, log, now }: FilesOutside) {
  const files = new Map<string, Held>();

  async function load(address: string, file: Held): Promise<void> {
    try {
      const { status, body } = await fetchFile(address);
      if (status !== 200) throw new Error(`answered with status ${status}`);
      Object.assign(file, { texts: readTextFile(body), failing: false, until: now() + FRESH });
    } catch (error) {
      if (!file.failing) log(problem(address, error));
      Object.assign(file, { failing: true, until: now() + RETRY });
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

  return {
    async read(address: string): Promise<Texts | null> {
      const file = hold(address);
      const first = file.until === 0;
      if (now() >= file.until) file.reading ??= load(address, file);
      if (first) await file.reading;
      return file.texts;
    },
  };
}

function problem(address: string, error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `i18n: the texts at ${address} can't be used (${why}), so the last good or the shipped ones stand. Mend the file, or its address in the locale settings.`;
}
