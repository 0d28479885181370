/**
 * The reason why a video does not play. `notFound`: it does not exist. `notEmbeddable`: its owner does not allow
 * embedding. `failed`: the host failed to start it. `unloaded`: the player's code could not be loaded.
 */
export type VideoProblem = "notFound" | "notEmbeddable" | "failed" | "unloaded";

/**
 * Converts an error code of YouTube's player to a {@link VideoProblem}. 2 and 100: the video does not exist. 101 and
 * 150: the owner does not allow embedding. 153: the browser sent no `Referer`, without which YouTube plays no
 * embedded video.
 */
export function youtubeProblem(code: unknown): VideoProblem {
  if (code === 2 || code === 100) return "notFound";
  return code === 101 || code === 150 || code === 153 ? "notEmbeddable" : "failed";
}

/** Converts the name of the error with which Vimeo's `ready()` rejects to a {@link VideoProblem}. */
export function vimeoProblem(name: unknown): VideoProblem {
  if (name === "NotFoundError") return "notFound";
  return name === "PrivacyError" || name === "PasswordError" ? "notEmbeddable" : "failed";
}
