import { openShare, shareIdOf, shareSecret } from "@marquee/schemas/share";
import { expect, test } from "vitest";
import { newShare } from "./write-shares.ts";

const now = Date.parse("2044-05-04T11:00:00Z");
const until = now + 3_600_000;
const page = { page: "page-en-tram", language: "en" };
const made = { ...page, perspective: ["drafts"], until, madeBy: "ada" };

test("[PAGE-6] creates a secret of 256 random bits and stores only its hash in the dataset", async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => newShare(made)));
  expect(new Set(all.map(({ secret }) => secret)).size).toBe(50);
  for (const { secret, stored } of all) {
    expect(shareSecret.safeParse(secret).success).toBe(true);
    expect(stored._id).toBe(await shareIdOf(secret));
    expect(JSON.stringify(stored)).not.toContain(secret);
  }
});

test("stores a link that the site opens until its expiry", async () => {
  const { stored } = await newShare(made);
  const document = { ...stored, _createdAt: new Date(now).toISOString() };
  expect(openShare(document, now)).toMatchObject({ page: made.page, until });
  expect(openShare(document, until)).toBeNull();
});

test("shares the selected release, or drafts when the editor views published content", async () => {
  const layersOf = async (perspective: string[]) =>
    (await newShare({ ...made, perspective })).stored.perspective;
  expect(await layersOf(["rspring", "drafts"])).toEqual(["rspring", "drafts"]);
  expect(await layersOf(["published"])).toEqual(["drafts"]);
  expect(await layersOf([])).toEqual(["drafts"]);
});
