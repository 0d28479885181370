import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";

const scripts = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

function withoutScripts(upstream: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  upstream.on("data", (chunk: Buffer) => chunks.push(chunk));
  upstream.on("end", () => {
    const html = gunzipSync(Buffer.concat(chunks)).toString().replaceAll(scripts, "");
    const body = gzipSync(html);
    response.writeHead(200, { ...upstream.headers, "content-length": body.length });
    response.end(body);
  });
}

/**
 * Serves the site on another port. If `isPlain` is true, removes the scripts from the pages: the same HTML and styles, as
 * a generator of static sites would write them. A page and its plain copy are both loaded through such a server, so that
 * they have the same connection.
 */
export async function openCopy(
  site: string,
  isPlain: boolean,
): Promise<{ url: string; close: () => void }> {
  const { host } = new URL(site);
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host, "accept-encoding": "gzip" };
    const forwarded = get(new URL(request.url ?? "/", site), { headers }, (upstream) => {
      const isPage = upstream.headers["content-type"]?.startsWith("text/html");
      if (isPlain && isPage) return withoutScripts(upstream, response);
      response.writeHead(upstream.statusCode ?? 500, upstream.headers);
      return upstream.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    response.on("close", () => forwarded.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The copy has no port.");
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
