import { redirectPathOf } from "@marquee/schemas/contract";
import type { Path } from "sanity";
import type { CheckedPage } from "./page.ts";
import { fieldAt, textAt } from "./stored.ts";

/** A link to a page of the site by reference, or one to an address. */
export type StoredLink =
  | { path: Path; kind: "page"; id: string; label: string }
  | { path: Path; kind: "address"; href: string; label: string };

/** Takes a page, gives every link in its blocks that somebody wrote, with the field of its target. */
export function linksOf({ objects }: CheckedPage): StoredLink[] {
  return objects.flatMap(({ path, value }): StoredLink[] => {
    const label = textAt(value, "label");
    const href = textAt(value, "href");
    // The field of the other kind may still hold what an editor wrote before changing their mind.
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

/** Takes an address and the site's own, gives the path of the site that it leads to; null where it leads elsewhere. */
export function ownPathOf(href: string, site: string): string | null {
  const url = URL.parse(href);
  return url !== null && url.origin === new URL(site).origin ? redirectPathOf(url.pathname) : null;
}
