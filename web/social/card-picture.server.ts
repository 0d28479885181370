import "server-only";
import { createCardPictures } from "./card-pictures.ts";
import { drawCard } from "./draw-card.ts";

/** The picture of a card (PNG, some 30 kB), drawn at its first visit. Rejects where it can't be drawn. */
export const cardPicture = createCardPictures(drawCard, 200);
