import type { ReactNode } from "react";
import { prerender } from "react-dom/static.edge";

/** The whole HTML of a node as a visitor gets it, lazily loaded parts included. */
export async function renderHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}
