import * as z from "zod";
import { linkKinds, linkTargetProjection } from "../../fields/link.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { pageTargetShape } from "../../fields/page-target.contract.ts";
import { redirectFrom, redirectTarget } from "./redirect-path.contract.ts";

/** Rules of single fields; the form uses them too. */
export const redirectRules = { from: redirectFrom, href: redirectTarget };

/** What the site does at an address where no page stands. Null: nothing, it is unknown. */
export const redirectShape = z
  .strictObject({
    _id: z.string(),
    /** The old address, as `redirectPathOf` gives it. */
    from: redirectRules.from,
    /** Whether it leads to a page or to another address. */
    kind: option(linkKinds),
    /** The other address; null for a page. */
    href: redirectRules.href.nullable(),
    /** The page; null for other addresses, and when the page is gone (then the address is unknown). */
    page: pageTargetShape,
    /** Whether search engines and browsers are to remember it. */
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
