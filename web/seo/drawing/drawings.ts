import { createFairTurns } from "../../content/files/fair-turns.ts";

type Drawing = Uint8Array<ArrayBuffer>;

/** Maximum numbers of drawings that are made at the same time, that wait for one client, and that wait in total. */
const limits = { parallel: 1, each: 16, waiting: 128 };

/**
 * Creates a least-recently-used cache of at most `most` drawings. `draw` makes a drawing that is
 * not cached, and `nameOf` returns its cache key. Drawings are made one at a time, so that many
 * requests don't take the CPU from visitors, and in rotation for the clients that request them.
 * Rejects with `Busy` when too many drawings wait.
 */
export function createDrawings<T>(
  draw: (subject: T) => Promise<Drawing>,
  { most, nameOf }: { most: number; nameOf: (subject: T) => string },
): (subject: T, client: string) => Promise<Drawing> {
  const inTurn = createFairTurns(limits);
  const cached = new Map<string, Promise<Drawing>>();

  function drawInTurn(name: string, subject: T, client: string): Promise<Drawing> {
    const drawing = inTurn(client, () => draw(subject));
    // Removes the failed drawing, so that the next request tries again. The caller gets the error from `drawing`.
    drawing.catch(() => cached.get(name) === drawing && cached.delete(name));
    return drawing;
  }

  return (subject, client) => {
    const name = nameOf(subject);
    const drawing = cached.get(name) ?? drawInTurn(name, subject, client);
    cached.delete(name);
    cached.set(name, drawing);
    const oldest = cached.keys().next();
    if (cached.size > most && !oldest.done) cached.delete(oldest.value);
    return drawing;
  };
}
