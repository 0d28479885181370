import { vi } from "vitest";

/** Sets the variables that the site's server code needs, until the test's end or that of the file. */
export function stubSiteEnv(): void {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-the-tests");
}
