import { linkAddress, type LinkTarget } from "../ui/link-address.ts";
import { homeSlug } from "../ui/page-path.ts";

/**
 * Returns the value of `aria-current` for a link: `page` if it leads to the page at `path`, `true` if that page is below
 * the linked one. Undefined for other links, and for those to a section of a page.
 */
function currentOf(
  { kind, page, section }: LinkTarget,
  href: string,
  path: string | null,
): "page" | "true" | undefined {
  if (kind !== "internal" || section !== null || path === null) return undefined;
  if (href === path) return "page";
  return page?.slug !== homeSlug && path.startsWith(`${href}/`) ? "true" : undefined;
}

/** Renders the links of the menu or the footer as a list. Links without a valid target are omitted. */
export function SiteLinks({
  links,
  path,
  className,
}: {
  links: readonly (LinkTarget & { _key: string; label: string })[];
  /** Path of the page that displays the links. */
  path: string | null;
  className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {links.map((link) => {
        const href = linkAddress(link);
        return href === null ? null : (
          <li key={link._key}>
            <a href={href} className="lit" aria-current={currentOf(link, href, path)}>
              {link.label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
