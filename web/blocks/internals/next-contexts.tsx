import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime.js";
import { type ReactNode, use } from "react";

export { AppRouterContext };

/**
 * Returns a function that wraps a node in the router contexts of the current page. Next.js provides
 * these contexts when it renders the page, but not when the site renders a part of the page
 * separately. Without them, `useRouter`, `usePathname`, `useParams` and `useSearchParams` fail.
 */
export function useNextContexts(): (node: ReactNode) => ReactNode {
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
