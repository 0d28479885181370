import { createRequire } from "node:module";
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime.js";
import { useParams, usePathname, useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { canary } from "../../../tests/support/canary.ts";
import { htmlByNext, nextRuntime } from "../../../tests/support/next-runtime.ts";
import { serverRouter as router } from "../render-html.fixture.ts";
import { AppRouterContext, useNextRenderer } from "./next-renderer.tsx";

const seam = {
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "which renderer Next.js uses for pages (next/dist/server/route-modules/app-page/vendored/ssr), and the contexts that `useRouter`, `usePathname`, `useParams` and `useSearchParams` read (next/dist/client/components/navigation.js). With others, a block's client components would fail, and the block would be dropped from the page.",
};

const Broken = () => {
  throw new Error("no such film");
};
const inside = (
  <Suspense fallback={null}>
    <Broken />
  </Suspense>
);

test(
  "Next.js exports its own renderer at the imported path",
  canary(seam, () => {
    nextRuntime();
    const renderer: Record<string, unknown> = createRequire(import.meta.url)(
      "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js",
    );
    expect(renderer["renderToReadableStream"]).toBeTypeOf("function");
  }),
);

test(
  "the renderer of Next.js provides the hooks of its own React",
  canary(seam, async () => {
    const { createElement, useState } = nextRuntime()["react-ssr"].React;
    const Counter = () => createElement("b", null, useState("one")[0]);
    expect(await htmlByNext(createElement(Counter))).toBe("<b>one</b>");
  }),
);

test(
  "the renderer of Next.js reports an error inside Suspense and completes",
  canary(seam, async () => {
    const { renderToReadableStream } = nextRuntime()["react-ssr"].ReactDOMServer;
    const messages: unknown[] = [];
    const onError = (error: unknown) => void messages.push(String(error));
    const stream = await renderToReadableStream(inside, { onError });
    await stream.allReady;
    expect(messages).toEqual(["Error: no such film"]);
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

const Providers = ({ children }: { children: ReactNode }) => (
  <AppRouterContext value={router}>
    <PathnameContext value="/en/films">
      <PathParamsContext value={{ locale: "en" }}>
        <SearchParamsContext value={new URLSearchParams("genre=silent")}>
          {children}
        </SearchParamsContext>
      </PathParamsContext>
    </PathnameContext>
  </AppRouterContext>
);

test(
  "the hooks of next/navigation read the contexts",
  canary(seam, () => {
    const Reader = () =>
      [
        useRouter().push === router.push,
        usePathname(),
        useParams()["locale"],
        useSearchParams().get("genre"),
      ].join(" ");
    expect(
      renderToStaticMarkup(
        <Providers>
          <Reader />
        </Providers>,
      ),
    ).toBe("true /en/films en silent");
  }),
);

type Render = ReturnType<typeof useNextRenderer>;

function Page({ onRenderer }: { onRenderer: (render: Render) => void }) {
  onRenderer(useNextRenderer());
  return null;
}

/** Renders a node separately, on the page `/en/films?genre=silent`. Returns the errors. */
async function errorsOf(node: ReactNode): Promise<unknown[]> {
  const { promise, resolve } = Promise.withResolvers<Render>();
  renderToStaticMarkup(
    <Providers>
      <Page onRenderer={resolve} />
    </Providers>,
  );
  return (await promise)(node);
}

test("returns the errors that components throw, inside Suspense and outside", async () => {
  expect(await errorsOf(<p>Words</p>)).toEqual([]);
  const [error] = await errorsOf(<Broken />);
  expect(error).toHaveProperty("message", "no such film");
  expect(await errorsOf(inside)).toHaveLength(1);
});

test("a part that is rendered separately is in the contexts of the page", async () => {
  const read: unknown[] = [];
  const note = (value: unknown) => {
    read.push(value);
    return null;
  };
  // Hooks belong to the React of Next.js. Consumers need none.
  const readers = (
    <>
      <AppRouterContext.Consumer>{note}</AppRouterContext.Consumer>
      <PathnameContext.Consumer>{note}</PathnameContext.Consumer>
      <PathParamsContext.Consumer>{note}</PathParamsContext.Consumer>
      <SearchParamsContext.Consumer>{note}</SearchParamsContext.Consumer>
    </>
  );
  expect(await errorsOf(readers)).toEqual([]);
  const search = new URLSearchParams("genre=silent");
  expect(read).toEqual([router, "/en/films", { locale: "en" }, search]);
});
