import { expect, test, vi } from "vitest";
import { copyPage } from "../../studio/plugins/translations/copy-page.ts";
import { surroundingsOf } from "../../studio/plugins/translations/find-partners.ts";
import { pageFixture } from "../../studio/plugins/translations/compare/stored-page.fixture.ts";

vi.mock("../../schemas/own/contract.ts", async () => {
  const z = await import("zod");
  return {
    ownBlocks: {},
    ownDocuments: { event: { folder: "events", shape: z.strictObject({}), projection: "" } },
  };
});

const document = (_type: string, _id: string, language: string, current: string, of?: string) =>
  pageFixture({
    _type,
    _id,
    language,
    slug: { _type: "slug", current },
    translations: of === undefined ? [] : [{ _type: "reference", _ref: of }],
  });

const gala = document("event", "gala", "en", "events/2027/gala");
const value = {};

test.each([
  [
    "its translated page above is outside",
    document("page", "v", "de", "programm", "events"),
    "events/2027/gala",
  ],
  [
    "its translated page above is in it",
    document("event", "y", "de", "events/programm-2027", "year"),
    "events/programm-2027/gala",
  ],
])("[OWN-3] the translation of a document stays in its folder: %s", (_name, translated, slug) => {
  const pages = [
    document("page", "events", "en", "events"),
    document("event", "year", "en", "events/2027"),
    translated,
  ];
  const around = surroundingsOf(pages, gala, { value, language: "de" });
  expect(around.slug).toBe(slug);
  const copy = copyPage(gala, [], { id: "neu", language: "de", ...around });
  expect(copy).toMatchObject({ _id: "drafts.neu", _type: "event" });
});
