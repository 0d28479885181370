import * as z from "zod";
import { option } from "../option.contract.ts";
import { pageTargetProjection, pageTargetShape } from "./page-target.contract.ts";
import { safeAddress } from "./safe-address.contract.ts";
import { optionalText, requiredText } from "../text.contract.ts";

/** Kinds of link: to a page of this site, or to another address. */
export const linkKinds = ["internal", "external"] as const;

const labelMissing = "Enter the link text.";
const addressMissing = "Enter the URL of the link, or select a page instead.";

/** Validation rule of a link's label, shared with the studio's form. */
export const linkLabel = requiredText(80, labelMissing);

/**
 * Key of a block. Each block's element has the id `block-<key>`. A key that can't be part of a URL is dropped, so the
 * link leads to the top of the page.
 */
const sectionKey = z
  .string()
  .transform((key) => (/^[\w-]{1,100}$/.test(key) ? key : null))
  .nullable();

/** The fields of a link's target, shared by labelled links and links in rich text. */
export const linkTargetFields = {
  kind: option(linkKinds),
  /** The external address; null for a page of this site. */
  href: safeAddress.nullable(),
  /**
   * The target page on this site. Null for external links. Also null if the page was deleted; the site then drops the
   * link.
   */
  page: pageTargetShape,
  /** Key of the block of the target page that the link leads to; null for the top of the page. */
  section: sectionKey,
};

/** Zod check: an external link requires an address. A link to a deleted page is valid. */
export function checkLinkTarget({
  value,
  issues,
}: z.core.ParsePayload<{ kind: "internal" | "external"; href: string | null }>): void {
  if (value.kind === "internal" || value.href !== null) return;
  issues.push({ code: "custom", path: ["href"], message: addressMissing, input: value.href });
}

/**
 * GROQ: the target of a redirect, which has no section. Reads either `href` or `page`, depending on
 * `kind`, because the other field may still hold an earlier value.
 */
export const redirectTargetProjection = `
  "kind": coalesce(kind, "internal"),
  "href": select(kind == "external" => href),
  "page": select(kind != "external" => page->${pageTargetProjection})`;

/** GROQ: the target of a link. */
export const linkTargetProjection = `${redirectTargetProjection},
  "section": select(kind != "external" => section)`;

/** A link with a label, as the site reads it. */
export const linkShape = z
  .strictObject({
    /** Key of the entry in its list. */
    _key: z.string(),
    label: linkLabel,
    ...linkTargetFields,
  })
  .check(checkLinkTarget);

export const linkProjection = `{ _key, label, ${linkTargetProjection} }`;

const storedLink = z.strictObject({ label: optionalText(80), ...linkTargetFields });

// Returns null for a link with neither label nor target. Forms store the `kind` of a link even if
// no editor has filled it in.
function writtenLink({ label, ...target }: z.output<typeof storedLink>, context: z.RefinementCtx) {
  if (label === null && target.href === null && target.page === null) return null;
  if (label === null) {
    context.addIssue({ code: "custom", path: ["label"], message: labelMissing });
    return z.NEVER;
  }
  if (target.kind === "external" && target.href === null) {
    context.addIssue({ code: "custom", path: ["href"], message: addressMissing });
  }
  return { label, ...target };
}

/**
 * A link without a key, as a block or an entry stores it. Null if the editor has filled in neither
 * label nor target.
 */
export const optionalLink = storedLink.transform(writtenLink).nullable();

/** GROQ projection that {@link optionalLink} parses. Append it to the name of the link's field. */
export const optionalLinkProjection = `{ label, ${linkTargetProjection} }`;
