// This is the renderer that Next.js uses for pages. With another renderer, hooks would fail, because they would belong
// to another copy of React.
import { renderToReadableStream } from "next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js";
import type { ReactNode } from "react";

/** Renders a node with the renderer of Next.js and discards the HTML. Returns all errors that were thrown. */
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
