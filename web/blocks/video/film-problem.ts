/**
 * Why a film does not play: it is not there, its owner keeps it, its host did not start it, or the player's own code
 * could not be had.
 */
export type FilmProblem = "notFound" | "notEmbeddable" | "failed" | "unloaded";

/** YouTube's error codes: 2 and 100 no such film, 101 and 150 not to be shown elsewhere, 153 not to a page that hides who it is. */
export function youtubeProblem(code: unknown): FilmProblem {
  if (code === 2 || code === 100) return "notFound";
  return code === 101 || code === 150 || code === 153 ? "notEmbeddable" : "failed";
}

/** Names of the errors by which Vimeo's player refuses to get ready. */
export function vimeoProblem(name: unknown): FilmProblem {
  if (name === "NotFoundError") return "notFound";
  return name === "PrivacyError" || name === "PasswordError" ? "notEmbeddable" : "failed";
}
