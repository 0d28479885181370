/*
 * Videos that the doubles of Vimeo and YouTube treat specially, by id. Any other id is a video that exists and plays.
 */

type OembedCase = "missing" | "refused" | "refusedInside" | "silent" | "known";

/**
 * oEmbed results of special videos, by video id. Vimeo responds with 404 or 403, or with 200 and an
 * error in the body. YouTube responds with 404, 401 and, for a private video, 403. For `silent`, the
 * host never responds, so `status` is not used.
 */
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

/** Videos that oEmbed knows but Vimeo's player refuses, each with the error that `ready()` rejects with. */
export const vimeoRefusals = {
  "1404": "NotFoundError",
  "1403": "PrivacyError",
  "1401": "PasswordError",
} as const;

/** Videos that oEmbed knows but YouTube's player refuses, each with the code that `onError` receives. */
export const youtubeRefusals = {
  "error-00002": 2,
  "error-00005": 5,
  "error-00100": 100,
  "error-00101": 101,
  "error-00150": 150,
  "error-00153": 153,
} as const;
