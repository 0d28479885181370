import { blocksAt } from "./block-path.ts";

/** Returns a stored draft of a page with these blocks. */
export const pageOf = (...blocks: object[]) => ({
  _id: "drafts.page",
  _type: "page",
  _rev: "1",
  _createdAt: "2026-05-01T18:00:00Z",
  _updatedAt: "2026-05-01T18:00:00Z",
  blocks,
});

export const text = (key: string, heading = key) => ({ _key: key, _type: "textBlock", heading });

/** Returns the path of a block of the page. */
export const top = (key: string) => `blocks[_key=="${key}"]`;

/** Returns the keys of the blocks in a list. */
export const keys = (document: unknown, list = "blocks") =>
  blocksAt(document, list).map(({ _key }) => _key);
