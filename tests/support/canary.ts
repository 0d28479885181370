/** Sentences of the sample site that stand behind its gates and nowhere else, by language. */
export const canaries = {
  en: "The projectionist keeps the last reel under the stairs.",
  de: "Die Vorführerin bewahrt die letzte Rolle unter der Treppe auf.",
  ar: "تحتفظ عارضة الأفلام بالبكرة الأخيرة تحت الدرج.",
} as const;

/** The gated pages they are on. */
export const gatedPages = {
  en: "/en/screening-room",
  de: "/de/vorfuehrraum",
  ar: `/ar/${encodeURIComponent("صالة-الأعضاء")}`,
} as const;

/** A part of each sentence that no way of writing quotes, umlauts or spaces in JSON or HTML changes. */
const fragments = [
  "keeps the last reel",
  "under the stairs.",
  "bewahrt die letzte Rolle",
  "عارضة الأفلام بالبكرة",
];

/** The fragments of gated sentences that a text holds. */
export const leaksIn = (text: string) => fragments.filter((fragment) => text.includes(fragment));
