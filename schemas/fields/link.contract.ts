import * as z from "zod";
import { option } from "./option.contract.ts";
import { pageTargetProjection, pageTargetShape } from "./page-target.contract.ts";
import { safeAddress } from "./safe-address.contract.ts";
import { optionalText, requiredText } from "./text.contract.ts";

/** Where a link may lead: a page of this site, or another address. */
export const linkKinds = ["internal", "external"] as const;

const labelMissing = "Write the words that people press.";
const addressMissing = "Write the address this link leads to, or choose a page instead.";

/** What a link's wording must be; also a rule of the form. */
export const linkLabel = requiredText(80, labelMissing);

/** The fields of a link's target, shared by links with a label and links in running text. */
export const linkTargetFields = {
  /** Whether it leads to a page of this site or elsewhere. */
  kind: option(linkKinds),
  /** The other address; null for a page of this site. */
  href: safeAddress.nullable(),
  /** The page of this site; null for other addresses, and when the page is gone (the site drops the link). */
  page: pageTargetShape,
};

/** Zod check: a link elsewhere needs its address. A page that is gone is no fault of the link. */
export function checkLinkTarget({
  value,
  issues,
}: z.core.ParsePayload<{ kind: "internal" | "external"; href: string | null }>): void {
  if (value.kind === "internal" || value.href !== null) return;
  issues.push({ code: "custom", path: ["href"], message: addressMissing, input: value.href });
}

// The field of the other kind may still hold what an editor wrote before changing their mind: it is not read.
/** GROQ: the target of a link. */
export const linkTargetProjection = `
  "kind": coalesce(kind, "internal"),
  "href": select(kind == "external" => href),
  "page": select(kind != "external" => page->${pageTargetProjection})`;

/** A link with a label, as the site reads it. */
export const linkShape = z
  .strictObject({
    /** Key of the entry in its list. */
    _key: z.string(),
    /** The words people press. */
    label: linkLabel,
    ...linkTargetFields,
  })
  .check(checkLinkTarget);

/** GROQ: what {@link linkShape} reads. */
export const linkProjection = `{ _key, label, ${linkTargetProjection} }`;

const storedLink = z.strictObject({ label: optionalText(80), ...linkTargetFields });

// A form fills in `kind` by itself, so a link that nobody wrote is stored too: without words and without a target.
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

/** One link of a block or an entry, as {@link linkShape} without a key: null where there is none, or nobody wrote it. */
export const optionalLink = storedLink.transform(writtenLink).nullable();

/** GROQ: what {@link optionalLink} reads, put behind the field's name. */
export const optionalLinkProjection = `{ label, ${linkTargetProjection} }`;
