import { author, topic } from "../../compose/listing.ts";

/** Topics and authors of the journal. Arabic articles have authors with Arabic names. */
export const journalDocuments = [
  topic("topic-nightlight-booth", "The booth", {
    de: "Die Kabine",
    fr: "La cabine",
    ar: "المقصورة",
  }),
  topic("topic-nightlight-house", "The house", { de: "Das Haus", fr: "La maison", ar: "الدار" }),
  author("author-nightlight-vera", "Vera Halm"),
  author("author-nightlight-sol", "Sol Marek"),
  author("author-nightlight-vera-ar", "فيرا هالم"),
  author("author-nightlight-sol-ar", "سول ماريك"),
];
