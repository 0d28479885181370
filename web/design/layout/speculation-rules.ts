/** Addresses that are never prefetched: actions, and responses for one moment or one person only. */
const notAhead = [
  "/api/*",
  "/cdn/*",
  "/auth/*",
  "/__/*",
  "/*/sign-in",
  "/*/account",
  "/*/auth-action",
  "/*/shared-preview",
  // A query may contain a one-time code.
  "/*\\?(.+)",
];

/**
 * Speculation rules for prefetching [BLK-5]: pages of this site whose link the pointer rests on or the finger touches
 * (`moderate`), not all links in view. Prefetching runs no script of the page. Browsers skip it for visitors who save
 * data or power.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: notAhead } },
          {
            not: { selector_matches: "[href^='#'], [download], [rel~='nofollow'], [aria-current]" },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
};
