import { keyed, type Keyed } from "./keyed.ts";

/** A reference by document id, as the lake stores it. */
export type Reference = { _type: "reference"; _ref: string; _weak?: true };

/** The target of a link: a page of the site or an external URL. */
export type LinkTarget =
  | { kind: "internal"; page: Reference; section?: string }
  | { kind: "external"; href: string };

/** A link in a stored list of links, such as a menu, a footer or a hero's actions. */
export type Link = { _type: "link"; label: string } & LinkTarget;

/** Returns a link target for a page of the sample site, by its id, such as `page-en-home`. */
export function toPage(id: string): LinkTarget {
  return { kind: "internal", page: { _type: "reference", _ref: id } };
}

/** Returns a link target for a block of a page, by its key. */
export function toSection(id: string, section: string): LinkTarget {
  return { kind: "internal", page: { _type: "reference", _ref: id }, section };
}

/** Returns a link target for an external URL: `https:`, `mailto:` or `tel:`. */
export function toAddress(href: string): LinkTarget {
  return { kind: "external", href };
}

export function link(label: string, target: LinkTarget): Link {
  return { _type: "link", label, ...target };
}

/** Builds a list of links with keys. */
export function links(...items: Link[]): (Link & Keyed)[] {
  return keyed("link", items);
}
