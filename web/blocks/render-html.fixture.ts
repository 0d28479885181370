import { createElement, type ReactNode } from "react";
import { prerender } from "react-dom/static.edge";
import { AppRouterContext } from "./internals/next-contexts.tsx";

const nothing = () => {};

/** On the server, Next.js provides a router whose methods do nothing. This one replaces it. */
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
