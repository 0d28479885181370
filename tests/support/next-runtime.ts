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
      renderToReadableStream: (
        node: unknown,
        clientManifest: Record<string, { id: string; chunks: string[]; name: string }>,
      ) => ReadableStream<Uint8Array>;
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

/** Options of React's renderer: the scripts with which a page starts. */
type StartScripts = { bootstrapScriptContent?: string; bootstrapScripts?: string[] };

/** Renders a node to HTML as Next.js does. */
export async function htmlByNext(
  node: React.ReactNode,
  scripts: StartScripts = {},
): Promise<string> {
  const { renderToReadableStream } = nextRuntime()["react-ssr"].ReactDOMServer;
  const stream = await renderToReadableStream(node, { ...scripts, onError: () => "failed" });
  return new Response(stream).text();
}

/** Writes data into HTML in the same way as Next.js writes a page's RSC payload into its HTML. */
export function payloadByNext(data: ReadableStream<Uint8Array>): Promise<string> {
  nextRuntime();
  type Inline = (
    data: ReadableStream<Uint8Array>,
    nonce: undefined,
    formState: null,
  ) => ReadableStream<Uint8Array>;
  const {
    createInlinedDataReadableStream: inline,
  }: {
    createInlinedDataReadableStream: Inline;
  } = require("next/dist/server/app-render/use-flight-response.js");
  return new Response(inline(data, undefined, null)).text();
}
