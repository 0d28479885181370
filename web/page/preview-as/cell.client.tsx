"use client";
import type { ReactNode } from "react";
import styles from "./preview-bar.module.css";

export type Option = { value: string; label: string };

/** A field of the preview bar, with its label. */
export function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className={styles.cell}>
      <span className={styles.name}>{name}</span>
      {children}
    </label>
  );
}

/** A select field; calls `chosen` on each change. */
export function Choosing({
  name,
  field,
  value,
  options,
  chosen,
}: {
  name: string;
  /** Name of the field in the form. */
  field: string;
  value: string;
  options: readonly (Option & { isMissing?: boolean })[];
  chosen: (value: string) => void;
}) {
  return (
    <Cell name={name}>
      <select
        name={field}
        value={value}
        className={styles.select}
        onChange={(event) => chosen(event.target.value)}
      >
        {options.map(({ value: each, label, isMissing = false }) => (
          <option key={label} value={each} disabled={isMissing}>
            {label}
          </option>
        ))}
      </select>
    </Cell>
  );
}
