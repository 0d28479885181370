import { blockFixtures } from "@marquee/schemas/fixtures";
import { describe, expect, test } from "vitest";
import { parseBlocks } from "../../web/content/parse/parse-blocks.ts";
import { problemsOfPage } from "./shapes/form-problems.ts";
import { storedBlock } from "./shapes/stored-block.ts";

const moment = "2026-05-03T16:00:00.000Z";
const earlier = "2026-05-03T15:59:00.000Z";

/**
 * Returns the problems that the form and the site report for a block with the display period
 * `shown`. Field paths are relative to `shown`.
 */
async function bothOf(shown: { from?: string; until?: string }) {
  const form = await problemsOfPage({
    blocks: [{ ...Object(storedBlock(blockFixtures.text.full)), shown }],
  });
  const answered = { from: shown.from ?? null, until: shown.until ?? null };
  const place = { documentId: "page", path: "blocks", isEditing: false };
  const [site] = parseBlocks([{ ...blockFixtures.text.full, shown: answered }], place);
  return {
    form: form.map(({ path, message }) => ({ field: path.slice(2).join("."), message })),
    site: site && !site.ok ? site.problem.reasons : [],
  };
}

describe("[PAGE-4] the form and the site validate a block's schedule alike", () => {
  test.each([[{}], [{ from: moment }], [{ until: moment }], [{ from: earlier, until: moment }]])(
    "both accept %j",
    async (shown) => {
      expect(await bothOf(shown)).toEqual({ form: [], site: [] });
    },
  );

  test.each([
    ["shown.until", { from: moment, until: earlier }],
    ["shown.until", { from: moment, until: moment }],
  ])("both report an error at %s for %j", async (field, shown) => {
    const { form, site } = await bothOf(shown);
    const words =
      "The block would disappear before it appears: select a later time, or clear this field.";
    expect(form).toEqual([{ field, message: words }]);
    expect(site).toEqual(form);
  });
});
