import { pageQuery } from "@marquee/schemas/contract";
import { blockFixtures } from "@marquee/schemas/fixtures";
import { evaluate, parse } from "groq-js";
import { expect, it } from "vitest";
import { parseBlocks } from "../../web/content/parse/parse-blocks.ts";
import { fieldPath } from "../../web/content/addresses/stored-path.ts";
import { damagesOf } from "./shapes/damages.ts";
import { problemsOfPage } from "./shapes/form-problems.ts";
import { storedBlock } from "./shapes/stored-block.ts";

const query = parse(pageQuery);
const address = { language: "en", slug: "a-page" };

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

/** The form that stored blocks refer to (`storedBlock`). */
const storedForm = { ...blockFixtures.form.full.form, _id: "form-en-contact", _type: "form" };

async function refusedFields(stored: readonly unknown[]): Promise<string[][]> {
  const slug = { current: address.slug };
  const page = { ...target, _id: "page-en-a-page", slug, blocks: stored };
  const dataset = [page, target, storedForm, ...assets];
  const answer = await evaluate(query, { dataset, params: address });
  const blocks: unknown[] = Object(await answer.get()).blocks;
  const place = { documentId: page._id, documentType: "page", path: "blocks", isEditing: false };
  return blocks.map((block) =>
    parseBlocks([block], place).flatMap(
      ({ problem }) => problem?.reasons.map(({ field }) => field) ?? [],
    ),
  );
}

async function fieldsRefusedByForm(block: unknown): Promise<string[]> {
  const problems = await problemsOfPage({ blocks: [block] });
  const errors = problems.filter(({ level, path }) => level === "error" && path[0] === "blocks");
  return errors.map(({ path }) => fieldPath(path.slice(2)));
}

/** Whether the form reports an error at a field, at its parent, or at a nested one such as an alt text. */
const isSeen = (field: string, seen: readonly string[]) =>
  seen.some((at) => field.startsWith(at) || at.startsWith(field));

// Omits the reusable block, because its blocks are stored in another document.
const { reusable: _reusable, ...own } = blockFixtures;

it.each(Object.entries(own))(
  "[PAGE-4] the form refuses each damaged %s block that the site would omit",
  async (_type, { full }) => {
    const missing: string[] = [];
    const damages = damagesOf(storedBlock(full));
    const refused = await refusedFields(damages.map(({ value }) => value));
    for (const [index, { name, value }] of damages.entries()) {
      const fields = refused[index] ?? [];
      if (fields.length === 0) continue;
      const seen = await fieldsRefusedByForm(value);
      const missed = fields.filter((field) => !isSeen(field, seen));
      if (missed.length > 0) missing.push(`${name}: ${missed.join(", ")}`);
    }
    expect(missing).toEqual([]);
    expect(refused.flat()).not.toEqual([]);
  },
);
