import { linkAddress, type LinkTarget } from "./link-address.ts";
import styles from "./block-link.module.css";

/** A link to a file of this site, on a line of its own; `type` is the file's media type. */
export function FileLink({ href, type, label }: { href: string; type: string; label: string }) {
  return (
    <a href={href} type={type} className={styles.link}>
      {label}
    </a>
  );
}

/** A link on a line of its own. Renders nothing without a valid target. */
export function BlockLink({
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
