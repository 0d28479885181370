import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTextWriter, type StoredText } from "../../studio/plugins/composing/text-writer.ts";
import { createTypedText } from "../../web/editors/typing/typed-text.client.ts";
import { type Random, seededRandom } from "../../studio/content-lake/tests/support/random.ts";

const initial = "Words of both.";
const WORDS = 10;

type Speed = {
  /** Time between two keystrokes in ms. */
  rhythm: number;
  /** Time of a message to or from the content service in ms, ± 50 %. */
  network: number;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns a function that delivers messages in order, each after about `time` ms. */
function channel(time: number, random: Random): (deliver: () => void) => void {
  let last = 0;
  return (deliver) => {
    last = Math.max(last, Date.now() + time * (0.5 + random.upTo(100) / 100));
    setTimeout(deliver, last - Date.now());
  };
}

function contentService() {
  let text: StoredText = { value: initial, revision: "first" };
  const listeners: ((text: StoredText) => void)[] = [];
  return {
    text: () => text,
    listen: (listener: (text: StoredText) => void) => void listeners.push(listener),
    write(before: StoredText, value: string, revision: string): boolean {
      if (before.revision !== text.revision) return false;
      text = { value, revision };
      for (const listener of listeners) listener(text);
      return true;
    },
  };
}

type Service = ReturnType<typeof contentService>;

/** Returns the end of the next word, or the beginning of the word before, as Ctrl with an arrow key does. */
function wordFrom(text: string, cursor: number, by: 1 | -1): number {
  const isSpace = (at: number) => text.charAt(by === 1 ? at : at - 1) === " ";
  const isEnd = (at: number) => at === (by === 1 ? text.length : 0);
  let at = cursor;
  while (!isEnd(at) && isSpace(at)) at += by;
  while (!isEnd(at) && !isSpace(at)) at += by;
  return at;
}

function openEditor(name: string, service: Service, { rhythm, network }: Speed, seed: number) {
  const random = seededRandom(seed);
  const [up, down, request, answer, events] = [10, 10, network, network, network].map((time) =>
    channel(time, random),
  );
  const call = <T>(work: () => T) =>
    new Promise<T>((resolve) =>
      request?.(() => {
        const result = work();
        answer?.(() => resolve(result));
      }),
    );
  let revisions = 0;
  let cursor = 0;
  const typed = createTypedText(initial, (change) => up?.(() => writer.change(change)));
  let isLeft = false;
  const report = () => {
    const state = writer.state();
    down?.(() => {
      if (!isLeft) cursor = typed.merge(state, cursor).cursor;
    });
  };
  const writer = createTextWriter(service.text(), {
    store: {
      newRevision: () => `${name}${(revisions += 1)}`,
      read: () => call(() => service.text()),
      write: (...change) => call(() => service.write(...change)),
    },
    onChange: report,
    onGone: () => undefined,
    onRetry: () => undefined,
    onRejected: () => undefined,
  });
  writer.receive(service.text());
  service.listen((text) => events?.(() => writer.receive(text)));
  report();

  const key = () => new Promise((resolve) => setTimeout(resolve, rhythm));
  return {
    typed,
    async type(): Promise<string[]> {
      const words = Array.from({ length: WORDS }, (_, index) => `${name}${index}z`);
      for (const word of words) {
        await key();
        cursor = random.pick([0, typed.value().length]);
        for (let moves = random.upTo(5); moves > 0; moves -= 1) {
          await key();
          cursor = wordFrom(typed.value(), cursor, random.pick([1, -1]));
        }
        for (const letter of ` ${word}`) {
          await key();
          const text = typed.value();
          cursor += 1;
          typed.type(text.slice(0, cursor - 1) + letter + text.slice(cursor - 1), cursor);
        }
      }
      return words;
    },
    /** Leaves the text right after the last letter. The page no longer merges then. */
    leave(): void {
      isLeft = true;
      up?.(() => writer.leave());
    },
  };
}

async function typeTogether(speed: Speed, seed: number, leaves = false) {
  const service = contentService();
  const editors = ["a", "b"].map((name, index) => openEditor(name, service, speed, seed + index));
  const typeAll = async (editor: (typeof editors)[number]) => {
    const words = await editor.type();
    if (leaves) editor.leave();
    return words;
  };
  const typing = Promise.all(editors.map(typeAll));
  await vi.advanceTimersByTimeAsync(WORDS * 12 * speed.rhythm + 10_000);
  return {
    stored: service.text().value,
    texts: editors.map(({ typed }) => typed.value()),
    words: (await typing).flat(),
  };
}

const lettersIn = (text: string) => Array.from(text.replaceAll(" ", "")).toSorted().join("");

const speeds: Speed[] = [
  { rhythm: 25, network: 20 },
  { rhythm: 100, network: 20 },
  { rhythm: 100, network: 150 },
];

const modes = [
  { what: "stores the last letters of editors who leave", leaves: true, rounds: 50, most: 2 },
  // An editor may put the cursor into a word that the other has only begun.
  { what: "loses no letter of two editors in one text", leaves: false, rounds: 200, most: 4 },
];

test.each(modes.flatMap((mode) => speeds.map((speed) => ({ ...mode, ...speed }))))(
  "[COMP-4] $what, with a key in $rhythm ms and messages of $network ms",
  async ({ leaves, rounds, most, ...speed }) => {
    let divided = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { stored, texts, words } = await typeTogether(speed, round * 2, leaves);
      expect(lettersIn(stored)).toBe(lettersIn(initial + words.join("")));
      expect(leaves ? [] : texts.filter((text) => text !== stored)).toEqual([]);
      divided += words.filter((word) => !stored.includes(word)).length;
    }
    expect(divided).toBeLessThanOrEqual(most);
  },
);
