import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

/** What the studio's server needs to know. */
export type StudioServerOptions = {
  /** The folder that `sanity build` wrote. */
  folder: string;
  port: number;
  /** Origins that the studio may talk to and show in a frame: the site and the lake. */
  friends: readonly string[];
};

/**
 * What the studio's page may do. Its own files, its lake and the previewed site; no other host, embedded:
 * the Studio asks sanity.io for fonts, versions and feedback, and works without an answer.
 */
function contentSecurityPolicy(friends: readonly string[], page: string): string {
  const hosts = friends.join(" ");
  const sockets = friends.map((origin) => origin.replace(/^http/, "ws")).join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts(page).join(" ")}`,
    // styled-components writes its rules into <style> elements.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${hosts}`,
    `media-src 'self' blob: ${hosts}`,
    "font-src 'self' data:",
    `connect-src 'self' ${hosts} ${sockets}`,
    `frame-src 'self' ${hosts}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** The page's own inline script (it shows errors that come before the studio does), named by its digest. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/** Serves the built studio on loopback, to requests for `localhost` only; any address that is no file is the studio itself. */
export async function serveStudio({ folder, port, friends }: StudioServerOptions) {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const policy = contentSecurityPolicy(friends, page);
  const setHeaders = (response: ServerResponse, path: string) => {
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("referrer-policy", "strict-origin-when-cross-origin");
    response.setHeader("content-security-policy", policy);
    // File names in /static carry a digest of their content, the page itself does not.
    const immutable = path.startsWith("/static/") && /-[\w-]{8}\.\w+$/.test(path);
    response.setHeader(
      "cache-control",
      immutable ? "public, max-age=31536000, immutable" : "no-cache",
    );
  };
  // A missing script must be a 404: the page in its place would be run as one.
  const files = sirv(folder, { single: true, ignores: /^\/static\//, etag: true, setHeaders });
  const hosts = new Set([`localhost:${port}`, `127.0.0.1:${port}`]);
  const server = createServer((request, response) => {
    if (!hosts.has(request.headers.host ?? "")) {
      response.writeHead(421, { "content-type": "text/plain" });
      response.end(`The studio answers at http://localhost:${port} only.\n`);
      return;
    }
    files(request, response, () => void response.writeHead(404).end());
  });
  server.listen(port, "localhost");
  await once(server, "listening");
  return {
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
