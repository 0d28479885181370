import type { PreviewProblem } from "@marquee/schemas/editing";
import { expect, test, vi } from "vitest";
import { createPreviewProblems, descriptionOf } from "./preview-problems.client.ts";

const problem = (path: string): PreviewProblem => ({
  document: "drafts.page",
  type: "page",
  path,
  block: "",
  reason: "Enter a title for the page.",
});

const title = problem("title");
const { document, path, reason } = title;
const described = { document, path, reason, title: "Titel", message: "Geben Sie …" };

test("[TOL-1] lists the problems of all cards once each, until their cards are removed", () => {
  const problems = createPreviewProblems();
  const listener = vi.fn<() => void>();
  problems.subscribe(listener);
  const removeFirst = problems.add([title, problem("slug")]);
  const removeSecond = problems.add([title]);
  expect(problems.list().map((each) => each.path)).toEqual(["title", "slug"]);
  removeFirst();
  expect(problems.list()).toEqual([title]);
  removeSecond();
  expect(problems.list()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
});

test("[TOL-1] keeps the title and reason of a problem as long as a card names it", () => {
  const problems = createPreviewProblems();
  const remove = problems.add([title, problem("slug")]);
  problems.describe([described], "de");
  const words = { title: "Titel", message: "Geben Sie …", language: "de" };
  expect(descriptionOf(problems.descriptions(), title)).toEqual(words);
  expect(descriptionOf(problems.descriptions(), problem("slug"))).toBeUndefined();
  problems.describe([], "de");
  expect(descriptionOf(problems.descriptions(), title)).toEqual(words);
  remove();
  problems.describe([described], "de");
  expect(descriptionOf(problems.descriptions(), title)).toBeUndefined();
});
