/** Who runs the content service: what is to be done differs. */
export type ContentService = "embedded" | "hosted";

/** What was found, and what to do about it, by whoever runs the content service where that differs. */
export type Said = readonly [
  said: string,
  mend?: string | Readonly<Record<ContentService, string>>,
];
