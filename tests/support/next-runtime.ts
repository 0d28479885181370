import { createRequire } from "node:module";
import type * as React from "react";
import type * as ReactDOM from "react-dom";
import type * as ReactDOMServer from "react-dom/server";

const require = createRequire(import.meta.url);

/**
 * The parts of Next.js's own copy of React that canary tests use. These tests check facts that a
 * dependency doesn't document, but that our code relies on.
 */
type NextRuntime = {
  "react-ssr": {
    React: typeof React;
    ReactDOM: typeof ReactDOM;
    ReactDOMServer: Pick<typeof ReactDOMServer, "renderToReadableStream">;
  };
  "react-rsc": {
    ReactServerDOMTurbopackServer: {
      registerClientReference: (
        component: () => unknown,
        id: string,
        name: string,
      ) => React.FunctionComponent<Record<string, unknown>>;
    };
  };
  contexts: Record<string, Record<string, unknown>>;
};

/** Loads the renderer that Next.js runs for pages in production: a file that contains its own copy of React. */
export function nextRuntime(): NextRuntime {
  // Defines the global `AsyncLocalStorage`, because the renderer needs it. Next.js's own server also
  // loads this file before the renderer.
  require("next/dist/server/node-environment-baseline.js");
  const runtime: {
    vendored: NextRuntime;
  } = require("next/dist/compiled/next-server/app-page-turbo.runtime.prod.js");
  return runtime.vendored;
}

/** Renders a node to HTML as Next.js does. */
export async function htmlByNext(node: React.ReactNode): Promise<string> {
  const { renderToReadableStream } = nextRuntime()["react-ssr"].ReactDOMServer;
  return new Response(await renderToReadableStream(node)).text();
}
