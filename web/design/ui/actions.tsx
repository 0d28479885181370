import styles from "./actions.module.css";
import { linkAddress, type LinkTarget } from "./link-address.ts";

/** A row of a few links styled as buttons; the first is the primary one. Links without a valid target are omitted. */
export function Actions({
  links,
}: {
  links: readonly (LinkTarget & { _key: string; label: string })[] | null;
}) {
  const live = (links ?? []).flatMap((link) => {
    const href = linkAddress(link);
    return href === null ? [] : [{ key: link._key, label: link.label, href }];
  });
  if (live.length === 0) return null;
  return (
    <p className={styles.row}>
      {live.map(({ key, label, href }, index) => (
        <a key={key} href={href} className={index === 0 ? styles.primary : styles.secondary}>
          {label}
        </a>
      ))}
    </p>
  );
}
