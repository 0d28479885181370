import { linkAddress, type LinkTarget } from "./link-address.ts";
import styles from "./lit-link.module.css";

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
