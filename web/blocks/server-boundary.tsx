import { type ReactNode, use } from "react";
import { log } from "../runtime/log.ts";
import type { BoundaryProps } from "./block-boundary.client.tsx";
import { useNextRenderer } from "./internals/next-renderer.tsx";
import { isForNext } from "./is-for-next.ts";

/**
 * The result of each render attempt. The key is the children that the attempt rendered. React calls
 * {@link ServerBoundary} again after it suspended, and `use` then needs the same promise.
 */
const attempts = new WeakMap<object, Promise<boolean>>();

type Render = ReturnType<typeof useNextRenderer>;

async function attempt(errorsOf: Render, node: ReactNode, at: string): Promise<boolean> {
  const error = (await errorsOf(node)).find((each) => !isForNext(each));
  if (error === undefined) return true;
  const message = error instanceof Error ? error.message : String(error);
  log.error(`content: ${at} is not shown: block: failed while it was rendered: ${message}`);
  return false;
}

/**
 * Error boundary on the server, where a block's client components are rendered too. React's only
 * boundary there is Suspense. But an error inside a Suspense boundary makes Next.js fail the whole
 * page, at build time and at every revalidation. Therefore the block is first rendered separately.
 * It becomes part of the page only if nothing throws.
 */
export function ServerBoundary({ at, fallback, children }: BoundaryProps) {
  const errorsOf = useNextRenderer();
  if (typeof children !== "object" || children === null) return children;
  const attempted = attempts.get(children) ?? attempt(errorsOf, children, at);
  attempts.set(children, attempted);
  if (use(attempted)) return children;
  return (
    <>
      <template id={at} />
      {fallback}
    </>
  );
}
