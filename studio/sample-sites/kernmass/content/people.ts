import { author, topic } from "../../compose/listing.ts";

/** Topic and author of the application notes. */
export const noteDocuments = [
  topic("topic-kernmass-measurement", "Measurement", { ja: "測定" }),
  author("author-kernmass-desk", "Kernmass"),
];
