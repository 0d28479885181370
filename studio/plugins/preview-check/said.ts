/** The kind of content service. Fixes differ by it. */
export type ContentService = "embedded" | "hosted";

/** Texts of a finding: its description and, for a problem, its fix (by content service if it differs). */
export type Said = readonly [said: string, fix?: string | Readonly<Record<ContentService, string>>];
