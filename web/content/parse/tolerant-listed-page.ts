import { listedPageShape, namedTopics } from "@marquee/schemas/contract";
import type { ListedPage } from "@marquee/schemas/types";
import * as z from "zod";
import type { StoredPath } from "../addresses/stored-path.ts";
import { readOwnFields } from "./own-fields.ts";
import { parseTolerantly } from "./tolerant-parse.ts";
import { titlesFor } from "./tolerant-page.ts";

function readListedPage(raw: unknown): ListedPage[] {
  const fallbacks = ([field]: StoredPath, root: unknown) =>
    field === "title" ? titlesFor(root) : field === "_type" ? ["page"] : [];
  const essential = ["slug", "language"];
  const parsed = parseTolerantly(listedPageShape, raw, { fallbacks, essential });
  if (!parsed.ok) return [];
  const { topics, own, ...page } = parsed.value;
  const fields = readOwnFields(page._type, own).own;
  return [{ ...page, own: fields, topics: namedTopics(topics, page.language) }];
}

/** Parses listed pages field by field. Drops pages without a valid address. */
export const tolerantListedPages = z
  .array(z.unknown())
  .nullable()
  .transform((pages) => (pages ?? []).flatMap(readListedPage));
