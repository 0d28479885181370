import { type Card, fingerprintOf } from "./card.ts";

type Picture = Uint8Array<ArrayBuffer>;

/**
 * Pictures of cards as `draw` makes them, up to `most` kept; the one asked for longest ago goes first. They are drawn
 * one after another: whoever asks for those of a whole site must not take the machine from its visitors.
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
      // Whoever asked hears of it; the next one tries anew.
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
