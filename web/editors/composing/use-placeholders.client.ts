import { useEffect } from "react";
import { followPlaceholders, type TextTitles } from "../typing/placeholders.client.ts";

/** Displays the titles of fields in place of their empty texts, while `titles` isn't null. */
export function usePlaceholders(titles: TextTitles | null): void {
  useEffect(() => (titles === null ? undefined : followPlaceholders(titles)), [titles]);
}
