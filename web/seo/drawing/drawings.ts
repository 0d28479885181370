type Drawing = Uint8Array<ArrayBuffer>;

/**
 * Creates a least-recently-used cache of at most `most` drawings. `draw` makes a drawing that is
 * not cached, and `nameOf` returns its cache key. Drawings are made one at a time, so that many
 * requests don't take the CPU from visitors.
 */
export function createDrawings<T>(
  draw: (subject: T) => Promise<Drawing>,
  { most, nameOf }: { most: number; nameOf: (subject: T) => string },
): (subject: T) => Promise<Drawing> {
  const cached = new Map<string, Promise<Drawing>>();
  let last: Promise<unknown> = Promise.resolve();

  function drawInTurn(name: string, subject: T): Promise<Drawing> {
    const turn = last.then(() => draw(subject));
    last = turn.catch(() => {
      // Removes the failed drawing, so that the next request tries again. The caller gets the error from `turn`.
      cached.delete(name);
    });
    return turn;
  }

  return (subject) => {
    const name = nameOf(subject);
    const drawing = cached.get(name) ?? drawInTurn(name, subject);
    cached.delete(name);
    cached.set(name, drawing);
    const oldest = cached.keys().next();
    if (cached.size > most && !oldest.done) cached.delete(oldest.value);
    return drawing;
  };
}
