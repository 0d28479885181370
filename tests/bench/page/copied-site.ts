import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";

const scripts = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

function withoutScripts(answer: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  answer.on("data", (chunk: Buffer) => chunks.push(chunk));
  answer.on("end", () => {
    const html = gunzipSync(Buffer.concat(chunks)).toString().replaceAll(scripts, "");
    const body = gzipSync(html);
    response.writeHead(200, { ...answer.headers, "content-length": body.length });
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
    const asked = get(new URL(request.url ?? "/", site), { headers }, (answer) => {
      const isPage = answer.headers["content-type"]?.startsWith("text/html");
      if (isPlain && isPage) return withoutScripts(answer, response);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      return answer.pipe(response);
    });
    asked.on("error", () => response.destroy());
    response.on("close", () => asked.destroy());
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
