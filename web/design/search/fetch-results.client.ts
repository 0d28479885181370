import type { SearchResult } from "./search-result.ts";

/** The results of a query, and a sentence about their number. */
export type Results = { results: readonly SearchResult[]; message: string };

const isResults = (value: unknown): value is Results =>
  typeof value === "object" && value !== null && "results" in value && "message" in value;

/**
 * Fetches the results of a query in the page's language. Returns null if the request fails or was aborted.
 */
export async function fetchResults(query: string, signal: AbortSignal): Promise<Results | null> {
  const [, language = ""] = location.pathname.split("/");
  try {
    const parameters = new URLSearchParams({ language, q: query });
    const response = await fetch(`/api/search?${parameters}`, { signal });
    const body: unknown = await response.json();
    return isResults(body) ? body : null;
  } catch {
    return null;
  }
}
