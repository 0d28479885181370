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
])("[VID-3] maps YouTube's error %s to %s", (code, problem) => {
  expect(youtubeProblem(code)).toBe(problem);
});

test.each([
  ["NotFoundError", "notFound"],
  ["PrivacyError", "notEmbeddable"],
  ["PasswordError", "notEmbeddable"],
  ["Error", "failed"],
])("[VID-3] maps Vimeo's %s to %s", (name, problem) => {
  expect(vimeoProblem(name)).toBe(problem);
});
