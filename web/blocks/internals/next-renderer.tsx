import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime.js";
// This is the renderer that Next.js uses for pages. With another renderer, hooks would fail, because they would belong
// to another copy of React.
import { renderToReadableStream } from "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js";
import { type ReactNode, use } from "react";

export { AppRouterContext };

async function errorsOfRender(node: ReactNode): Promise<unknown[]> {
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  try {
    const html = await renderToReadableStream(node, { onError: note });
    await html.allReady;
    await html.cancel();
  } catch (error) {
    note(error);
  }
  return errors;
}

/**
 * Returns a function that renders a node with the renderer of Next.js, discards the HTML, and returns all errors that
 * were thrown. The node is in the router contexts of the current page. Next.js provides them when it renders a page, but
 * not when the site renders a part of it separately. Without them, `useRouter`, `usePathname`, `useParams` and
 * `useSearchParams` fail.
 */
export function useNextRenderer(): (node: ReactNode) => Promise<unknown[]> {
  const router = use(AppRouterContext);
  const pathname = use(PathnameContext);
  const parameters = use(PathParamsContext);
  const search = use(SearchParamsContext);
  return (node) =>
    errorsOfRender(
      <AppRouterContext value={router}>
        <PathnameContext value={pathname}>
          <PathParamsContext value={parameters}>
            <SearchParamsContext value={search}>{node}</SearchParamsContext>
          </PathParamsContext>
        </PathnameContext>
      </AppRouterContext>,
    );
}
