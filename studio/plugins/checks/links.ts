import { redirectPathOf } from "@marquee/schemas/contract";
import type { Path } from "sanity";
import { type CheckedPage, fieldAt, textAt } from "./stored-page.ts";

/** A link to a page of the site (by reference) or to a URL. */
export type StoredLink =
  | { path: Path; kind: "page"; id: string; label: string }
  | { path: Path; kind: "address"; href: string; label: string };

/** Returns every link in a page's blocks that has a target, with the path of that target's field. */
export function linksOf({ objects }: CheckedPage): StoredLink[] {
  return objects.flatMap(({ path, value }): StoredLink[] => {
    const label = textAt(value, "label");
    const href = textAt(value, "href");
    // Reads either `href` or `page`, depending on `kind`. The other field may still hold an earlier value.
    const isExternal = textAt(value, "kind") === "external" || fieldAt(value, "kind") === undefined;
    if (isExternal && href !== "") {
      return [{ path: [...path, "href"], kind: "address", href, label }];
    }
    const id = textAt(fieldAt(value, "page"), "_ref");
    return (isExternal && fieldAt(value, "kind") !== undefined) || id === ""
      ? []
      : [{ path: [...path, "page"], kind: "page", id, label }];
  });
}

export function ownPathOf(href: string, site: string): string | null {
  const url = URL.parse(href);
  return url !== null && url.origin === new URL(site).origin ? redirectPathOf(url.pathname) : null;
}
