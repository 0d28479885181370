import { createRequire } from "node:module";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { canary } from "../../../tests/support/canary.ts";
import { htmlByNext, nextRuntime } from "../../../tests/support/next-runtime.ts";
import { errorsOfRender } from "./next-renderer.ts";

const seam = {
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "which renderer Next.js uses for pages (next/dist/server/route-modules/app-page/vendored/ssr). With another one, client components get the hooks of another React and fail.",
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

test("returns the errors that components throw, inside Suspense and outside", async () => {
  expect(await errorsOfRender(<p>Words</p>)).toEqual([]);
  const [error] = await errorsOfRender(<Broken />);
  expect(error).toHaveProperty("message", "no such film");
  expect(await errorsOfRender(inside)).toHaveLength(1);
});
