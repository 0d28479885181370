import { readPages, type StoredPage } from "./stored-page.ts";

export function pageFixture(fields: { _id: string; language: string; [name: string]: unknown }) {
  const [page] = readPages([{ _type: "page", title: "Salt", ...fields }]);
  if (!page) throw new Error(`The fixture ${fields._id} is no page.`);
  return page;
}

export const block = (key: string, text: string, type = "textBlock") => ({
  _key: key,
  _type: type,
  version: 1,
  text,
});

export const changed = (page: StoredPage, fields: Record<string, unknown>): StoredPage =>
  pageFixture({
    ...page.stored,
    _id: String(page.stored["_id"]),
    language: page.language,
    ...fields,
  });
