import type { LinkTarget, StoredTarget } from "@marquee/schemas/editing";
import { type SchemaType, stringToPath } from "sanity";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { typeAt } from "../checks/path-titles.ts";
import { valueAt } from "./block-path.ts";
import type { Step } from "./history.ts";

const LABEL = ".label";

const stored = z.object({
  href: z.string().max(2_000).catch(""),
  page: z.object({ _ref: z.string().max(200) }).catch({ _ref: "" }),
  section: z.string().max(200).catch(""),
  kind: z.enum(["internal", "external"]).catch("internal"),
});

export const linkOfLabel = (path: string): string => path.slice(0, -LABEL.length);

function targetOf(link: unknown): StoredTarget {
  const { kind, href, page, section } = stored.parse(Object(link));
  return kind === "external"
    ? { href, page: "", section: "" }
    : { href: "", page: page._ref, section };
}

export const linkLabels = () => ({
  target: translate("Search pages, or enter a URL"),
  remove: translate("Remove link"),
  apply: translate("Set link"),
});

/**
 * Returns the target of the link whose label has the path `path`, and the labels of the input for
 * the target. Returns null if the text is no link's label.
 */
export function typedLink(path: string, root: SchemaType, document: unknown) {
  if (!path.endsWith(LABEL)) return null;
  const link = linkOfLabel(path);
  const type = typeAt(stringToPath(link), root, document);
  const isLink = type?.jsonType === "object" && type.fields.some(({ name }) => name === "href");
  return isLink ? { target: targetOf(valueAt(document, link)), labels: linkLabels() } : null;
}

export const setTarget = (path: string, { kind, href, page, section }: LinkTarget): Step => ({
  kind: "fields",
  path: linkOfLabel(path),
  fields: { kind, href: href ?? null, page: page ?? null, section: section ?? null },
});
