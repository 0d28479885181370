// The renderer that Next.js uses for pages: with another one, components would get the hooks of another React.
import { renderToReadableStream } from "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js";
import type { ReactNode } from "react";

/** Renders a node to HTML with the renderer of Next.js, and discards it. Returns everything that was thrown. */
export async function errorsOfRender(node: ReactNode): Promise<unknown[]> {
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  try {
    const html = await renderToReadableStream(node, { onError: note });
    await html.allReady;
    await html.cancel();
  } catch (error) {
    note(error);
  }
  return errors;
}
