import { expect, test } from "vitest";
import { vimeoProblem, youtubeProblem } from "./video-problem.ts";

test.each([
  [2, "notFound"],
  [100, "notFound"],
  [101, "notEmbeddable"],
  [150, "notEmbeddable"],
  [153, "notEmbeddable"],
  [5, "failed"],
  [undefined, "failed"],
  ["NotFoundError", "notFound"],
  ["PrivacyError", "notEmbeddable"],
  ["PasswordError", "notEmbeddable"],
  ["Error", "failed"],
])("[VID-3] maps the error %s of YouTube or Vimeo to %s", (error, problem) => {
  expect(typeof error === "string" ? vimeoProblem(error) : youtubeProblem(error)).toBe(problem);
});
