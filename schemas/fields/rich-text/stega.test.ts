import { vercelStegaCombine } from "@vercel/stega";
import { describe, expect, it } from "vitest";
import { blockContracts } from "../../contract.ts";
import { blockFixtures } from "../../fixtures.ts";

const origin = { origin: "sanity.io", href: "/studio/intent/edit/id=page;path=blocks" };

const marked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value === "string") return vercelStegaCombine(value, origin, false);
  if (typeof value !== "object" || value === null) return value;
  // Adds no stega marks to these fields, because Sanity's client marks no keys, types, URLs, slugs
  // or ids. Skips `teaser` too, because its blocks are validated separately.
  const unmarked = /^_|^(url|lqip|mimeType|fileUrl|slug|language|teaser)$/;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, unmarked.test(name) ? part : marked(part)]),
  );
};

describe("[PAGE-6] click-to-edit marks in a preview", () => {
  const media = ["heroAnimation", "video", "quote", "faq", "announcement", "text"] as const;
  const others = ["callToAction", "schedule", "countdown", "signInGate"] as const;

  it.each([...media, ...others])("%s is valid when every text has marks", (type) => {
    for (const state of ["full", "longest"] as const) {
      const block = marked(blockFixtures[type][state]);
      expect(blockContracts[type].shape.safeParse(block).error).toBeUndefined();
    }
  });

  it("are removed from options and preserved in text", () => {
    const hero = blockContracts.heroAnimation.shape.parse(marked(blockFixtures.heroAnimation.full));
    expect(hero).toMatchObject({ tone: "primary", layout: "split", playOn: "scroll" });
    expect(hero.actions[1]?.href).toBe("https://tickets.example/nightlight");
    expect(hero.heading.length).toBeGreaterThan("Nightlight".length);
  });
});
