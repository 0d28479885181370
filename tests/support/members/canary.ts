/** Sentences that occur only behind the sample site's gates, by language. */
export const canaries = {
  en: "The projectionist keeps the last reel under the stairs.",
  de: "Die Vorführerin bewahrt die letzte Rolle unter der Treppe auf.",
  ar: "تحتفظ عارضة الأفلام بالبكرة الأخيرة تحت الدرج.",
} as const;

/** The sample site's gated pages, by language. Each contains the sentence of its language. */
export const gatedPages = {
  en: "/en/screening-room",
  de: "/de/vorfuehrraum",
  ar: `/ar/${encodeURIComponent("صالة-الأعضاء")}`,
} as const;

/** Parts of the sentences in `canaries` without characters that the site escapes, such as quotes. */
const fragments = [
  "keeps the last reel",
  "under the stairs.",
  "bewahrt die letzte Rolle",
  "عارضة الأفلام بالبكرة",
];

export const leaksIn = (text: string) => fragments.filter((fragment) => text.includes(fragment));
