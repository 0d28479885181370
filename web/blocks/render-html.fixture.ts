import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { createElement, type ReactNode } from "react";
import { prerender } from "react-dom/static.edge";

const nothing = () => {};

/** On the server Next's router does nothing, but it is there. */
const router = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
  bfcacheId: "",
};

/** The whole HTML of a node as a visitor gets it, lazily loaded parts included. */
export async function renderHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(createElement(AppRouterContext, { value: router }, node));
  return new Response(prelude).text();
}
