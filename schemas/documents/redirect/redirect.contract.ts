import * as z from "zod";
import { linkKinds, redirectTargetProjection } from "../../fields/link/link.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { pageTargetShape } from "../../fields/link/page-target.contract.ts";
import { redirectFrom, redirectTarget } from "./redirect-path.contract.ts";

export const redirectRules = { from: redirectFrom, href: redirectTarget };

/** A redirect as the site reads it. Null if the requested address has no redirect. */
export const redirectShape = z
  .strictObject({
    _id: z.string(),
    /** The old address, as `redirectPathOf` returns it. */
    from: redirectRules.from,
    /** Whether the target is a page of the site (`internal`) or another address (`external`). */
    kind: option(linkKinds),
    /** The target's address if `kind` is `external`, else null. */
    href: redirectRules.href.nullable(),
    /** The target page if `kind` is `internal`. Null if that page was deleted; the old address then returns 404. */
    page: pageTargetShape,
    /** Whether browsers and search engines may cache the redirect permanently. */
    permanent: z.boolean(),
  })
  .nullable();

/** GROQ: the redirect from one address, by $from. */
export const redirectQuery = `*[_type == "redirect" && from == $from] | order(_createdAt asc) [0]{
    _id,
    from,
    ${redirectTargetProjection},
    "permanent": coalesce(permanent, true)
  }`;
