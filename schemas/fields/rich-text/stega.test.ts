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
  it.each([
    ["heroAnimation", blockContracts.heroAnimation.shape, blockFixtures.heroAnimation.longest],
    ["video", blockContracts.video.shape, blockFixtures.video.longest],
    ["text", blockContracts.text.shape, blockFixtures.text.full],
    ["quote", blockContracts.quote.shape, blockFixtures.quote.longest],
    ["faq", blockContracts.faq.shape, blockFixtures.faq.longest],
    ["announcement", blockContracts.announcement.shape, blockFixtures.announcement.longest],
    ["callToAction", blockContracts.callToAction.shape, blockFixtures.callToAction.longest],
    ["schedule", blockContracts.schedule.shape, blockFixtures.schedule.longest],
    ["countdown", blockContracts.countdown.shape, blockFixtures.countdown.longest],
    ["signInGate", blockContracts.signInGate.shape, blockFixtures.signInGate.longest],
  ])("%s is valid when every text has marks", (_name, shape, block) => {
    expect(shape.safeParse(marked(block)).error).toBeUndefined();
  });

  it("are removed from options and preserved in text", () => {
    const hero = blockContracts.heroAnimation.shape.parse(marked(blockFixtures.heroAnimation.full));
    expect([hero.tone, hero.layout, hero.playOn, hero.actions[1]?.href]).toEqual([
      "primary",
      "split",
      "scroll",
      "https://tickets.example/nightlight",
    ]);
    expect(hero.heading.length).toBeGreaterThan("Nightlight".length);
  });
});
