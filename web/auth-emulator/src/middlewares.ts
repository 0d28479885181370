import { chain } from "./middleware.ts";

/** What is added to the emulator, in the order in which a call meets it. The README lists each. */
export const additions = chain([]);
