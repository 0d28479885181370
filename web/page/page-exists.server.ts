import "server-only";
import { setImmediate } from "node:timers/promises";
import { cache, type ReactNode } from "react";

/**
 * Holds, for the current request, whether the address has a page. React creates one such object per
 * request.
 */
const ofRequest = cache((): { exists: Promise<boolean> | null } => ({ exists: null }));

/**
 * Renders a route that may have no page, and reports the outcome to {@link isPageMissing}. The page
 * counts as missing if `render` throws, as Next.js's `notFound` does. Call it before the route's
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
 * Whether `not-found.tsx` must render the 404 page. Next.js (16.4) renders that file for every request
 * and sends the result with every page (7.5 kB before compression). If the page exists, the file
 * therefore renders nothing. Returns true if the route doesn't call {@link renderIfExists}.
 */
export async function isPageMissing(): Promise<boolean> {
  // Waits for the next task, because Next.js starts to render the route within the current task.
  await setImmediate();
  return !(await ofRequest().exists);
}
