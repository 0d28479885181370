import "server-only";
import { createCardPictures } from "./card-pictures.ts";
import { drawCard } from "./draw-card.ts";

/** Returns the image of a card (PNG, about 30 kB), generated at its first request. Rejects if it can't be generated. */
export const cardPicture = createCardPictures(drawCard, 200);
