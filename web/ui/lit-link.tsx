import { linkAddress, type LinkTarget } from "./link-address.ts";
import styles from "./lit-link.module.css";

/** A link of the site's own in a line of its own, such as to a file; `type` is what browsers may expect there. */
export function LitAnchor({ href, type, label }: { href: string; type: string; label: string }) {
  return (
    <a href={href} type={type} className={styles.link}>
      {label}
    </a>
  );
}

/** One link in a line of its own, underlined by the light that travels. Nothing where it leads nowhere. */
export function LitLink({
  link,
  className,
}: {
  link: (LinkTarget & { label: string }) | null;
  className?: string | undefined;
}) {
  const href = link === null ? null : linkAddress(link);
  if (link === null || href === null) return null;
  return (
    <a href={href} className={[styles.link, className].filter(Boolean).join(" ")}>
      {link.label}
    </a>
  );
}
