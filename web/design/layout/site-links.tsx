import { linkAddress, type LinkTarget } from "../ui/link-address.ts";

/** Renders the links of the menu or the footer as a list. Links without a valid target are omitted. */
export function SiteLinks({
  links,
  className,
}: {
  links: readonly (LinkTarget & { _key: string; label: string })[];
  className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {links.map((link) => {
        const href = linkAddress(link);
        return href === null ? null : (
          <li key={link._key}>
            <a href={href} className="lit">
              {link.label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
