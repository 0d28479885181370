import { type Card, fingerprintOf } from "./card.ts";

type Picture = Uint8Array<ArrayBuffer>;

/**
 * Creates a least-recently-used cache of at most `most` images. `draw` generates a missing image.
 * Images are generated one at a time, so that requests for many social images don't take the CPU
 * from visitors.
 */
export function createCardPictures(
  draw: (card: Card) => Promise<Picture>,
  most: number,
): (card: Card) => Promise<Picture> {
  const kept = new Map<string, Promise<Picture>>();
  let last: Promise<unknown> = Promise.resolve();

  function drawInTurn(name: string, card: Card): Promise<Picture> {
    const turn = last.then(() => draw(card));
    last = turn.catch(() => {
      // Removes the failed image, so that the next request tries again. The caller gets the error from `turn`.
      kept.delete(name);
    });
    return turn;
  }

  return (card) => {
    const name = fingerprintOf(card);
    const picture = kept.get(name) ?? drawInTurn(name, card);
    kept.delete(name);
    kept.set(name, picture);
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    return picture;
  };
}
