import { useParams, usePathname, useRouter, useSearchParams } from "next/navigation";
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime.js";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { canary } from "../../../tests/support/canary.ts";
import { nextRuntime } from "../../../tests/support/next-runtime.ts";
import { serverRouter as router } from "../render-html.fixture.ts";
import { AppRouterContext, useNextContexts } from "./next-contexts.tsx";

const seam = {
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "the contexts that `useRouter`, `usePathname`, `useParams` and `useSearchParams` read (next/dist/client/components/navigation.js). A block whose client component uses one would otherwise be dropped from the page.",
};

const Reader = () =>
  [
    useRouter().push === router.push,
    usePathname(),
    useParams()["locale"],
    useSearchParams().get("genre"),
  ].join(" ");

type Surround = (node: ReactNode) => ReactNode;

function Page({ onContexts }: { onContexts: (surround: Surround) => void }) {
  onContexts(useNextContexts());
  return null;
}

test(
  "provides the values that the hooks of next/navigation read",
  canary(seam, () => {
    let surround: Surround = (node) => node;
    renderToStaticMarkup(
      <AppRouterContext value={router}>
        <PathnameContext value="/en/films">
          <PathParamsContext value={{ locale: "en" }}>
            <SearchParamsContext value={new URLSearchParams("genre=silent")}>
              <Page onContexts={(each) => (surround = each)} />
            </SearchParamsContext>
          </PathParamsContext>
        </PathnameContext>
      </AppRouterContext>,
    );
    expect(renderToStaticMarkup(surround(<Reader />))).toBe("true /en/films en silent");
  }),
);

test(
  "the renderer of Next.js has contexts of the same names",
  canary(seam, () => {
    const { AppRouterContext: app, HooksClientContext: hooks } = nextRuntime().contexts;
    expect(app).toHaveProperty("AppRouterContext");
    for (const name of ["PathnameContext", "PathParamsContext", "SearchParamsContext"])
      expect(hooks).toHaveProperty(name);
  }),
);
