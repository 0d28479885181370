import { createElement, type ReactNode } from "react";
import { prerender } from "react-dom/static.edge";
import { AppRouterContext } from "./internals/next-renderer.tsx";

const nothing = () => {};

/** A router whose methods do nothing, like the one that Next.js provides on the server. */
export const serverRouter = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
  bfcacheId: "",
};

/** Renders a node to the HTML that visitors get, including lazily loaded parts. */
export async function renderHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    createElement(AppRouterContext, { value: serverRouter }, node),
  );
  return new Response(prelude).text();
}
