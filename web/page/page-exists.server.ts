import "server-only";
import { setImmediate } from "node:timers/promises";
import { cache, type ReactNode } from "react";

/** Holds, for the current request, whether the address has a page. React creates one per request. */
const ofRequest = cache((): { exists: Promise<boolean> | null } => ({ exists: null }));

/**
 * Renders a route that may have no page, and tells {@link isPageMissing} the outcome. The page counts
 * as missing if `render` throws, as Next.js's `notFound` does. Call it before the route's
 * first `await`.
 */
export function renderIfExists(render: () => Promise<ReactNode>): Promise<ReactNode> {
  const rendering = render();
  ofRequest().exists = rendering.then(
    () => true,
    () => false,
  );
  return rendering;
}

/**
 * Whether the route shows the 404 page. Next.js (16.4) renders `not-found.tsx` for every request and
 * sends the result with every page: header, 404 text and footer, 7.5 kB before compression. Returns
 * true for a route that doesn't call {@link renderIfExists}.
 */
export async function isPageMissing(): Promise<boolean> {
  // Next.js starts to render the route in the same task.
  await setImmediate();
  return !(await ofRequest().exists);
}
