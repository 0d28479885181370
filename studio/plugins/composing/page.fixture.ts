import { blocksAt } from "./block-path.ts";

export const pageOf = (...blocks: object[]) => ({
  _id: "drafts.page",
  _type: "page",
  _rev: "1",
  _createdAt: "2026-05-01T18:00:00Z",
  _updatedAt: "2026-05-01T18:00:00Z",
  blocks,
});

export const text = (key: string, heading = key) => ({ _key: key, _type: "textBlock", heading });

export const top = (key: string) => `blocks[_key=="${key}"]`;

export const keys = (document: unknown, list = "blocks") =>
  blocksAt(document, list).map(({ _key }) => _key);
