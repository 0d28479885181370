import { vercelStegaCombine } from "@vercel/stega";
import { expect, test } from "vitest";
import { visibleLength } from "./visible-length.ts";

test("[PAGE-6] does not count the invisible characters that a preview adds to a text", () => {
  const marked = vercelStegaCombine("1,204", { origin: "sanity.io", href: "/studio" }, false);
  expect(marked.length).toBeGreaterThan(100);
  expect(visibleLength(marked)).toBe(5);
});
