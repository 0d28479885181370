import { pageQuery } from "@marquee/schemas/contract";
import { blockFixtures } from "@marquee/schemas/fixtures";
import { evaluate, parse } from "groq-js";
import { expect, it } from "vitest";
import { fieldPath, parseBlocks } from "../../web/content/parse.ts";
import { damagesOf } from "./damages.ts";
import { problemsOfPage } from "./form-problems.ts";
import { storedBlock } from "./stored-block.ts";

const query = parse(pageQuery);
const address = { language: "en", slug: "a-page" };

/** The documents of the files that a fixture shows. */
function assetsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  const { asset } = Object(value);
  const { _id, url, mimeType, lqip, isOpaque, width, height } = Object(asset);
  const metadata = { lqip, isOpaque, dimensions: { width, height } };
  const own = _id ? [{ _id, _type: "sanity.imageAsset", url, mimeType, metadata }] : [];
  return [...own, ...Object.values(value).flatMap(assetsIn)];
}

const assets = assetsIn(blockFixtures);
const target = {
  _id: "page-en-programme",
  _type: "page",
  language: "en",
  slug: { current: "programme" },
};

/** For each stored block the fields for which the site leaves it out; none where visitors see it. */
async function refusedFields(stored: readonly unknown[]): Promise<string[][]> {
  const page = {
    ...target,
    _id: "page-en-a-page",
    slug: { current: address.slug },
    blocks: stored,
  };
  const answer = await evaluate(query, { dataset: [page, target, ...assets], params: address });
  const blocks: unknown[] = Object(await answer.get()).blocks;
  const place = { documentId: page._id, path: "blocks" };
  return blocks.map((block) =>
    parseBlocks([block], place, null).flatMap((parsed) =>
      parsed.ok ? [] : parsed.problem.reasons.map(({ field }) => field),
    ),
  );
}

/** The fields at which the form refuses the block, written as the site writes them. */
async function fieldsRefusedByForm(block: unknown): Promise<string[]> {
  const problems = await problemsOfPage({ blocks: [block] });
  const errors = problems.filter(({ level, path }) => level === "error" && path[0] === "blocks");
  return errors.map(({ path }) => fieldPath(path.slice(2)));
}

/** An error at a field is also seen at what holds it, and one at a picture in its parts. */
const isSeen = (field: string, seen: readonly string[]) =>
  seen.some((at) => field.startsWith(at) || at.startsWith(field));

// Its blocks stand in a document of its own.
const { reusable: _reusable, ...own } = blockFixtures;

it.each(Object.entries(own))(
  "[PAGE-4] whatever an editor damages in %s, the form refuses what visitors would not see",
  async (_type, { full }) => {
    const unseen: string[] = [];
    const damages = damagesOf(storedBlock(full));
    const refused = await refusedFields(damages.map(({ value }) => value));
    for (const [index, { name, value }] of damages.entries()) {
      const fields = refused[index] ?? [];
      if (fields.length === 0) continue;
      const seen = await fieldsRefusedByForm(value);
      const missed = fields.filter((field) => !isSeen(field, seen));
      if (missed.length > 0) unseen.push(`${name}: ${missed.join(", ")}`);
    }
    expect(unseen).toEqual([]);
    expect(refused.flat()).not.toEqual([]);
  },
);
