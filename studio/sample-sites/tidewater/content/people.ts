import { topic } from "../../compose/listing.ts";

/** Topics of the museum's pages. */
export const listDocuments = [topic("topic-tidewater-plates", "Plates", { es: "Láminas" })];
