/*
 * The films that the doubles of Vimeo and YouTube know of. A film's id says what its host makes of it; every other id
 * is a film that exists and plays.
 */

/** What a host's oEmbed answers about a film. */
type OembedCase = "missing" | "refused" | "refusedInside" | "silent" | "known";

/** Vimeo answers 404 and 403, or 200 with the refusal inside; YouTube 404, 401 and, for a private film, 403. */
export const oembedCases = new Map<string, { status: number; is: OembedCase }>([
  ["4040404", { status: 404, is: "missing" }],
  ["4030403", { status: 403, is: "refused" }],
  ["2000403", { status: 200, is: "refusedInside" }],
  ["9999999", { status: 200, is: "silent" }],
  ["missing-404", { status: 404, is: "missing" }],
  ["refused-401", { status: 401, is: "refused" }],
  ["private-403", { status: 403, is: "refused" }],
  ["silent-host", { status: 200, is: "silent" }],
]);

/** Films that oEmbed knows and Vimeo's player refuses: by the name of the error that its `ready()` is rejected with. */
export const vimeoRefusals = {
  "1404": "NotFoundError",
  "1403": "PrivacyError",
  "1401": "PasswordError",
} as const;

/** The same for YouTube's player: by the code of its `onError`. */
export const youtubeRefusals = {
  "error-00002": 2,
  "error-00005": 5,
  "error-00100": 100,
  "error-00101": 101,
  "error-00150": 150,
  "error-00153": 153,
} as const;
