import { type ReactNode, use } from "react";
import { log } from "../runtime/log.ts";
import type { BoundaryProps } from "./block-boundary.client.tsx";
import { useNextContexts } from "./internals/next-contexts.tsx";
import { isForNext } from "./internals/next-errors.ts";
import { errorsOfRender } from "./internals/next-renderer.ts";

/**
 * The result of each render attempt. The key is the children that the attempt rendered. React calls
 * {@link ServerBoundary} again after it suspended, and `use` then needs the same promise.
 */
const attempts = new WeakMap<object, Promise<boolean>>();

async function attempt(node: ReactNode, at: string): Promise<boolean> {
  const error = (await errorsOfRender(node)).find((each) => !isForNext(each));
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

/**
 * Error boundary on the server, where a block's client components are rendered too. React's only
 * boundary there is Suspense. But an error inside a Suspense boundary makes Next.js fail the whole
 * page, at build time and at every revalidation. Therefore the block is first rendered separately.
 * It becomes part of the page only if nothing throws.
 */
export function ServerBoundary({ at, fallback, children }: BoundaryProps) {
  const surrounded = useNextContexts();
  if (typeof children !== "object" || children === null) return children;
  if (use(attemptOnce(children, surrounded(children), at))) return children;
  return (
    <>
      <template id={at} />
      {fallback}
    </>
  );
}
