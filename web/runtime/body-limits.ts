import { fileLimits } from "@marquee/schemas/contract";

/** Maximum size of the texts of a form, in bytes. */
export const formTextLimit = 500_000;

/** Returns the maximum size in bytes of a form's body: its files and texts, and the headers of its parts. */
export const maxFormBody = (files: number): number => files * fileLimits.bytes + 2 * formTextLimit;

/**
 * Maximum sum of the sizes in bytes of the bodies that a route receives from one client at the same time: two of the
 * largest forms, and two without files. Further ones wait.
 */
export const parallelBytes = 2 * maxFormBody(fileLimits.files) + 2 * maxFormBody(0);

/** Maximum size in bytes of the body that a route reads, by the route's name in Next.js. Other routes read none. */
export const bodyLimits = {
  "/api/forms/[form]": maxFormBody(fileLimits.files),
  // The names of a few releases.
  "/api/draft-mode/perspective": 2_048,
  // A few short fields.
  "/api/preview-as": 4_096,
  // A provider's form has a few kilobytes.
  "/api/provider-pages/[...path]": 64 * 1024,
  // A few hundred tags.
  "/api/revalidate": 64 * 1024,
  // Requests need no body; a small one is ignored.
  "/api/session": 1_024,
  // A picture that a browser has made smaller; some browsers can't.
  "/api/session/picture": 8_000_000,
  // A code, an account's id and the provider's proof of the first factor.
  "/api/session/recover": 8_192,
  // A secret has 43 characters, a path about a hundred.
  "/api/share": 2_048,
  "/api/share/leave": 2_048,
} as const;
