/** Where links lead that nobody follows without meaning it, or whose answer is for one moment or one person alone. */
const notAhead = [
  "/api/*",
  "/cdn/*",
  "/auth/*",
  "/__/*",
  "/*/sign-in",
  "/*/account",
  "/*/auth-action",
  "/*/shared-preview",
  // A query may hold a code that works once.
  "/*\\?(.+)",
];

/**
 * What browsers that know how may fetch before a link is pressed [BLK-5]: pages of this site whose link the pointer rests
 * on or the finger touches (`moderate`), nothing that is only in view. They fetch the page alone and run none of it, and
 * by themselves do so for nobody who saves data or power.
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
