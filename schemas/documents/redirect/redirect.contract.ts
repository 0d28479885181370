import * as z from "zod";
import { linkKinds, linkTargetProjection } from "../../fields/link/link.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { pageTargetShape } from "../../fields/link/page-target.contract.ts";
import { redirectFrom, redirectTarget } from "./redirect-path.contract.ts";

/** Rules of single fields; the form uses them too. */
export const redirectRules = { from: redirectFrom, href: redirectTarget };

/** A redirect from an address without a page. Null if there is none. */
export const redirectShape = z
  .strictObject({
    _id: z.string(),
    /** The old address, as `redirectPathOf` returns it. */
    from: redirectRules.from,
    /** Whether it leads to a page or to another address. */
    kind: option(linkKinds),
    /** The external address; null for a page. */
    href: redirectRules.href.nullable(),
    /** The target page. Null for other targets, and if the page was deleted: the old address then returns 404. */
    page: pageTargetShape,
    /** Whether search engines and browsers may cache it permanently. */
    permanent: z.boolean(),
  })
  .nullable();

/** GROQ: the redirect from one address, by $from. */
export const redirectQuery = `*[_type == "redirect" && from == $from] | order(_createdAt asc) [0]{
    _id,
    from,
    ${linkTargetProjection},
    "permanent": coalesce(permanent, true)
  }`;
