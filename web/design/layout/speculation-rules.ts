/** Addresses that are never prefetched: actions, and responses that depend on the time or the visitor. */
const neverPrefetched = [
  "/api/*",
  "/cdn/*",
  "/auth/*",
  "/__/*",
  "/*/sign-in",
  "/*/account",
  "/*/auth-action",
  "/*/shared-preview",
  "/*/search",
  // Excludes addresses with a query, because a query may contain a one-time code.
  "/*\\?(.+)",
];

/**
 * Speculation rules for prefetching [BLK-5]. A page of this site is prefetched once the pointer rests on its link or a
 * finger touches it (`moderate`). A link that is only in view prefetches nothing. Prefetching runs no script of the
 * page. Browsers skip it for visitors who save data or power.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: neverPrefetched } },
          {
            not: { selector_matches: "[href^='#'], [download], [rel~='nofollow'], [aria-current]" },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
};
