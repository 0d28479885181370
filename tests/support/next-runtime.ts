import { createRequire } from "node:module";
import type { FunctionComponent, ReactNode } from "react";

const require = createRequire(import.meta.url);

/** The parts of React that Next.js bundles, as canary tests use them. */
type NextRuntime = {
  "react-ssr": {
    React: typeof import("react");
    ReactDOM: typeof import("react-dom");
    ReactDOMServer: Pick<typeof import("react-dom/server"), "renderToReadableStream">;
  };
  "react-rsc": {
    ReactServerDOMTurbopackServer: {
      registerClientReference: (
        component: () => unknown,
        id: string,
        name: string,
      ) => FunctionComponent<Record<string, unknown>>;
      renderToReadableStream: (
        node: unknown,
        clientManifest: Record<string, { id: string; chunks: string[]; name: string }>,
      ) => ReadableStream<Uint8Array>;
    };
  };
  "contexts": Record<string, Record<string, unknown>>;
};

/** Loads the renderer that Next.js runs for pages in production: a file that contains its own copy of React. */
export function nextRuntime(): NextRuntime {
  // Provides AsyncLocalStorage, as the server of Next.js does first.
  require("next/dist/server/node-environment-baseline.js");
  const runtime: { vendored: NextRuntime } = require(
    "next/dist/compiled/next-server/app-page-turbo.runtime.prod.js",
  );
  return runtime.vendored;
}

/** Renders a node to HTML as Next.js does, with scripts that start the page. */
export async function htmlByNext(node: ReactNode, bootstrapScripts: string[] = []) {
  const { renderToReadableStream } = nextRuntime()["react-ssr"].ReactDOMServer;
  const stream = await renderToReadableStream(node, { bootstrapScripts, onError: () => "failed" });
  return new Response(stream).text();
}
