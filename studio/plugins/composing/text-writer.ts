import type { ComposeRequest } from "@marquee/schemas/editing";
import { mergeTexts } from "@marquee/schemas/merging";
import { firstValueFrom, from, of, timeout } from "rxjs";
import { statusOf } from "../../lib/refusals.ts";

/** Shortest time in ms between two writes of the same text. */
const INTERVAL = 300;
/** Shortest time in ms between two writes while another editor types in the same text. Small changes merge best. */
const INTERVAL_TOGETHER = 100;
/** Time in ms after another editor's change during which both editors count as typing together. */
const TOGETHER = 10_000;
/** Time in ms until a failed write is repeated. */
const RETRY = 2_000;
/** Time in ms until the text is read, if the studio's document has not received the last write. */
const RESYNC = 2_000;
const MOST_OLDER = 100;
/** Time in ms to wait until the content service has stored what an editor typed. */
export const STORING = 5_000;

type TextChange = Pick<
  Extract<ComposeRequest, { action: "typeText" }>,
  "number" | "version" | "value"
>;

export type StoredText = { value: string; revision: string };

/** A change that was sent to the content service, and the document's revision that it makes. */
type Sent = { change: TextChange; revision: string };

export type TextStore = {
  /** Reads the newest text. Returns null if its block no longer exists. */
  read: () => Promise<StoredText | null>;
  /**
   * Stores `value`, if the document still has the revision of `before`. `revision` is the document's
   * revision afterwards. Returns false if the document has another revision. Rejects on failure.
   */
  write: (before: StoredText, value: string, revision: string) => Promise<boolean>;
  /** Returns a revision that no document has had. */
  newRevision: () => string;
};

type Options = {
  store: TextStore;
  /** Called when the stored text, its number or its version has changed. */
  onChange: () => void;
  onGone: () => void;
  onRetry: () => void;
  /** Called when the content service rejects a write for good. The change is dropped. */
  onRejected: () => void;
};

/**
 * Whether the content service rejects a write for good, for example because the editor may not
 * change the page. 408 and 429 are temporary, and 401 says that the session has ended.
 */
function isFinal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

/**
 * Stores a text that an editor types. Each write replaces exactly the text that the page's change is
 * based on: if another editor has changed the text, nothing is written, and the page merges both
 * and sends its text again. So no letter depends on where a patch fits best. `first` is the text when
 * the editor began. Texts of the studio's document are ignored until it has that revision.
 */
export function createTextWriter(first: StoredText, { store, ...on }: Options) {
  let stored = first.value;
  let version = 1;
  let number = 0;
  let pending: TextChange | null = null;
  /** The page's last change, if it is based on an older version. The page merges it and sends it again, unless it is left. */
  let outdated: TextChange | null = null;
  /** The text of each older version that a change of the page may still be based on. */
  const olderTexts = new Map<number, string>();
  let isWriting = false;
  let isLeft = false;
  let nextWrite = -Infinity;
  let retryAt = -Infinity;
  let lastTheirs = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A write that has failed. It may have reached the content service, although no response came. */
  let failed: Sent | null = null;
  /** The text after the last write; null if the document has changed since. */
  let written: StoredText | null = null;
  /** The last revision that the studio's document has had. */
  let lastRevision: string | null = null;
  /** The last revision that was read or written, until the studio's document has it; null if it has. */
  let awaited: string | null = first.revision;
  let resync: ReturnType<typeof setTimeout> | undefined = setTimeout(
    () => void readAgain(),
    RESYNC,
  );
  /** The texts that the studio's document had during a write. */
  let queued: StoredText[] = [];
  let onIdle: (() => void)[] = [];

  const isIdle = () => pending === null && !isWriting && awaited === null;

  function settle(): void {
    if (!isIdle()) return;
    for (const work of onIdle.splice(0)) work();
  }

  /** Replaces the stored text by one that another editor has changed. */
  function replaceStored(value: string): void {
    if (value === stored) return;
    written = null;
    lastTheirs = Date.now();
    // The page merges, unless it no longer listens.
    if (pending !== null && isLeft) {
      const mine = pending.value;
      pending = { ...pending, value: mergeTexts(stored, { mine, theirs: value }) };
    } else {
      outdated = pending ?? outdated;
      pending = null;
    }
    olderTexts.set(version, stored);
    olderTexts.delete(version - MOST_OLDER);
    stored = value;
    version += 1;
    on.onChange();
  }

  function plan(): void {
    clearTimeout(timer);
    if (pending === null || isWriting) return settle();
    const wait = Math.max(retryAt, isLeft ? -Infinity : nextWrite) - Date.now();
    if (wait > 0) timer = setTimeout(plan, wait);
    else void write();
  }

  async function write(): Promise<void> {
    isWriting = true;
    const isTogether = Date.now() - lastTheirs < TOGETHER;
    nextWrite = Date.now() + (isTogether ? INTERVAL_TOGETHER : INTERVAL);
    try {
      await attempt();
    } catch (error) {
      if (isFinal(error)) {
        pending = null;
        on.onRejected();
      } else {
        retryAt = Date.now() + RETRY;
        on.onRetry();
      }
    }
    isWriting = false;
    for (const text of queued.splice(0)) receive(text);
    plan();
  }

  async function attempt(): Promise<void> {
    const before = written ?? (await store.read());
    if (before === null) {
      pending = null;
      return on.onGone();
    }
    if (failed !== null && failed.revision === before.revision) return confirm(failed);
    failed = null;
    if (before !== written) {
      skipTo(before.revision);
      replaceStored(before.value);
    }
    if (pending === null) return undefined;
    const sent = { change: pending, revision: store.newRevision() };
    failed = sent;
    written = null;
    if (!(await store.write(before, sent.change.value, sent.revision))) {
      failed = null;
      return attempt();
    }
    return confirm(sent);
  }

  function confirm({ change, revision }: Sent): void {
    failed = null;
    written = { value: change.value, revision };
    stored = change.value;
    number = change.number;
    if (pending === change) pending = null;
    skipTo(revision);
    on.onChange();
  }

  /** Ignores what the studio's document had before a revision that was read or written. */
  function skipTo(revision: string): void {
    awaited = null;
    clearTimeout(resync);
    const at = queued.findLastIndex((text) => text.revision === revision);
    if (at === -1 && lastRevision === revision) return;
    queued = at === -1 ? [] : queued.slice(at + 1);
    if (at !== -1) return;
    awaited = revision;
    resync = setTimeout(() => void readAgain(), RESYNC);
  }

  /** Reads the text, if the studio's document did not get the revision of the last write. */
  async function readAgain(): Promise<void> {
    if (awaited === null || isWriting) return;
    const now = await store.read().catch(() => null);
    if (isWriting) return;
    awaited = null;
    if (now !== null) replaceStored(now.value);
    settle();
  }

  /** Handles a text of the studio's document. Ignores older texts than the last write. */
  function receive(text: StoredText): void {
    if (isWriting) return void queued.push(text);
    lastRevision = text.revision;
    // Its other fields may have changed.
    if (awaited === null && written?.revision !== lastRevision) written = null;
    if (awaited !== null) {
      if (text.revision !== awaited) return;
      awaited = null;
      clearTimeout(resync);
    }
    replaceStored(text.value);
    plan();
  }

  return {
    receive,
    /** Returns the stored text, the number of the last change that it contains, and its version. */
    state: () => ({ value: stored, number, version }),
    /** Whether all changes are stored, and the studio's document has them. */
    isIdle,
    /** Returns the text with the changes that are not stored yet. */
    value: (): string => pending?.value ?? stored,
    /** Stores a change, unless it is based on an older version. */
    change(change: TextChange): void {
      for (const older of olderTexts.keys()) if (older < change.version) olderTexts.delete(older);
      if (change.version !== version) {
        outdated = change;
        return;
      }
      outdated = null;
      pending = change;
      plan();
    },
    /**
     * Writes what is pending without delay, because the editor has left the text. Merges the last change
     * here, if the page hasn't merged it.
     */
    leave(): void {
      isLeft = true;
      const base = outdated ? olderTexts.get(outdated.version) : undefined;
      if (outdated && base !== undefined) {
        const mine = outdated.value;
        pending = { ...outdated, version, value: mergeTexts(base, { mine, theirs: stored }) };
      }
      outdated = null;
      plan();
    },
    /** Resolves when all changes are stored, and the studio's document has them. */
    whenIdle: (): Promise<void> =>
      new Promise((resolve) => {
        onIdle.push(resolve);
        settle();
      }),
  };
}

export type TextWriter = ReturnType<typeof createTextWriter>;

/** The writers of typed texts by the texts' addresses, until the studio's document has the changes. */
export const unstoredTexts = new Map<string, TextWriter>();

/** Resolves when the content service has stored all typed texts, or after 5 seconds. */
export async function whenTextsStored(): Promise<void> {
  const writers = [...unstoredTexts.values()].map((writer) => writer.whenIdle());
  await firstValueFrom(
    from(Promise.all(writers)).pipe(timeout({ first: STORING, with: () => of(null) })),
  );
}
