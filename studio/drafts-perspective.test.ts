import { expect, test } from "vitest";
import { correctPerspective, withoutDraftsPerspective } from "./drafts-perspective.ts";

const studio = "http://localhost:3333";

test.each([
  ["/structure/pages;en;home?perspective=drafts", "/structure/pages;en;home"],
  ["/structure/pages;en;home?perspective=drafts&a=b", "/structure/pages;en;home?a=b"],
  ["/structure/pages?perspective=published", "/structure/pages?perspective=published"],
  ["/structure/pages?perspective=rSpring", "/structure/pages?perspective=rSpring"],
  [
    "/presentation?preview=%2Fen%3Fperspective%3Ddrafts",
    "/presentation?preview=%2Fen%3Fperspective%3Ddrafts",
  ],
])(
  "[PAGE-6] a studio address with the perspective of drafts displays drafts: %s",
  (given, expected) => {
    expect(withoutDraftsPerspective(studio + given)).toBe(studio + expected);
  },
);

test("replaces only an address that must change", () => {
  const replaced: unknown[] = [];
  const history = { state: 1, replaceState: (...given: unknown[]) => void replaced.push(given) };
  for (const path of ["/structure", "/structure?perspective=drafts"])
    correctPerspective({ location: { href: studio + path }, history });
  expect(replaced).toEqual([[1, "", `${studio}/structure`]]);
});
