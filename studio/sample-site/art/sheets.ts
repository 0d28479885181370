import { street } from "./pictures/street.ts";
import type { Sheet } from "./press/press.ts";

/** Every picture of the sample site by the name of its file. */
export const sheets: Record<string, () => Sheet | Promise<Sheet>> = {
  "still-street": street,
};
