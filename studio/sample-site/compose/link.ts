import { keyed, type Keyed } from "./keyed.ts";

/** A reference by document id, as the lake stores it. */
export type Reference = { _type: "reference"; _ref: string; _weak?: true };

/** Where a link leads: a page of the site, or an address elsewhere. */
export type LinkTarget = { kind: "internal"; page: Reference } | { kind: "external"; href: string };

/** A link as stored in a list of links: a menu, a footer, a hero's actions. */
export type Link = { _type: "link"; label: string } & LinkTarget;

/** Points at a page of the sample site by its id, such as `page-en-home`. */
export function toPage(id: string): LinkTarget {
  return { kind: "internal", page: { _type: "reference", _ref: id } };
}

/** Points at an address outside the site: `https:`, `mailto:` or `tel:`. */
export function toAddress(href: string): LinkTarget {
  return { kind: "external", href };
}

/** A labelled link for a menu, a footer or a hero. */
export function link(label: string, target: LinkTarget): Link {
  return { _type: "link", label, ...target };
}

/** A list of links with their keys. */
export function links(...items: Link[]): (Link & Keyed)[] {
  return keyed("link", items);
}
