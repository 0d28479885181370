// The renderer that Next uses for pages: with another one, components would get the hooks of another React.
import { renderToReadableStream } from "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime.js";
import { type ReactNode, use } from "react";
import { log } from "../log.ts";
import type { BoundaryProps } from "./block-boundary.client.tsx";

/** Whether Next handles a thrown value itself: a redirect, or a part that is for the browser only. */
const isForNext = (error: unknown) =>
  typeof error === "object" &&
  error !== null &&
  "digest" in error &&
  /^(?:NEXT_|BAILOUT_|DYNAMIC_)/.test(String(error.digest));

async function firstError(node: ReactNode): Promise<unknown> {
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  try {
    const html = await renderToReadableStream(node, { onError: note });
    await html.allReady;
    await html.cancel();
  } catch (error) {
    note(error);
  }
  return errors.find((error) => !isForNext(error));
}

/** Render attempts by children: React calls the component again each time a suspended one resumes. */
const attempts = new WeakMap<object, Promise<boolean>>();

async function attempt(node: ReactNode, at: string): Promise<boolean> {
  const error = await firstError(node);
  if (error === undefined) return true;
  const message = error instanceof Error ? error.message : String(error);
  log.error(`content: ${at} is not shown: block: failed while it was rendered: ${message}`);
  return false;
}

function attemptOnce(key: object, node: ReactNode, at: string): Promise<boolean> {
  const known = attempts.get(key) ?? attempt(node, at);
  attempts.set(key, known);
  return known;
}

/** Returns a function that wraps a node in Next's contexts, for rendering it separately. */
function useSurroundings(): (node: ReactNode) => ReactNode {
  const router = use(AppRouterContext);
  const pathname = use(PathnameContext);
  const parameters = use(PathParamsContext);
  const search = use(SearchParamsContext);
  return (node) => (
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>
        <PathParamsContext value={parameters}>
          <SearchParamsContext value={search}>{node}</SearchParamsContext>
        </PathParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}

/**
 * Error boundary on the server, where client components of a block are rendered too. React's only boundary there is
 * Suspense, and Next fails a page for errors inside one, at build time and at every revalidation. So the block is
 * rendered once separately, and becomes part of the page only if nothing throws.
 */
export function ServerBoundary({ at, instead, children }: BoundaryProps) {
  const surrounded = useSurroundings();
  if (typeof children !== "object" || children === null) return children;
  if (use(attemptOnce(children, surrounded(children), at))) return children;
  return (
    <>
      <template id={at} />
      {instead}
    </>
  );
}
