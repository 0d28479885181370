"use client";
import type { ReactNode } from "react";
import styles from "./preview-bar.module.css";

/** One of several that can be chosen. */
export type Option = { value: string; label: string };

/** A field of the bar under its name. */
export function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className={styles.cell}>
      <span className={styles.name}>{name}</span>
      {children}
    </label>
  );
}

/** A field in which one of several is chosen; `chosen` is told at once. */
export function Choosing({
  name,
  field,
  value,
  options,
  chosen,
}: {
  name: string;
  /** The form's name of it. */
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
