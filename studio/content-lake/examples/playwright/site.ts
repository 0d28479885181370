import { once } from "node:events";
import { createServer } from "node:http";
import type { SanityClient } from "@sanity/client";
import { readPages } from "../pages.ts";

/** Serves a site with a list of links to its pages. */
export async function serveSite(client: SanityClient) {
  const page = async () => {
    const pages = await readPages(client);
    const links = pages.map(({ title, path }) => `<li><a href="${path}">${title}</a>`);
    return `<!doctype html><title>Pages</title><ul>${links.join("")}</ul>`;
  };
  const server = createServer(async (_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(await page());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
