import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join, basename } from "node:path";
import sirv from "sirv";

export type StudioServerOptions = {
  folder: string;
  port: number;
  /**
   * Origins that the studio may connect to and display in a frame: the site, and the lake or
   * Sanity's hosts.
   */
  friends: readonly string[];
  /** The studio's settings, by the names of the variables. They are public. */
  settings: Readonly<Record<string, string>>;
  /** Address to listen on. Default: loopback. */
  bind?: string;
  /** Host names, with ports, that the studio is served for. Default: this machine. */
  hosts?: readonly string[];
};

/** Hosts of Sanity that the studio of a hosted project connects to. */
export const hostsOfSanity = [
  "https://*.sanity.io",
  "https://*.sanity.network",
  "https://sanity-cdn.com",
];

/** Path of the script with the settings. The studio's page loads it before all other scripts. */
const SETTINGS = "/studio-settings.js";

/**
 * Returns the Content Security Policy of the studio's page. With the embedded lake, it allows only
 * the studio's files, the lake and the site. It blocks requests to sanity.io for fonts, versions
 * and feedback, because the Studio works without them.
 */
function contentSecurityPolicy(friends: readonly string[], page: string): string {
  const hosts = friends.join(" ");
  const sockets = friends.map((origin) => origin.replace(/^http/, "ws")).join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts(page).join(" ")}`,
    // Allows inline styles, because styled-components inserts its rules as <style> elements.
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

/**
 * Returns the hashes of the page's inline scripts. With these hashes, the Content Security Policy
 * allows the scripts. One of the scripts displays errors that occur before the studio has loaded.
 */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/** Returns the script with the settings. `<` is escaped in case somebody copies it into a page. */
const settingsScript = (settings: StudioServerOptions["settings"]) =>
  `globalThis.marqueeStudioSettings=${JSON.stringify(settings).replaceAll("<", "\\u003c")};`;

/**
 * Returns the page of a built studio, its script with the settings of this environment, and its
 * Content Security Policy. Throws an `Error` if the built page has no `<head>`.
 */
function studioPage({
  folder,
  friends,
  settings,
}: Pick<StudioServerOptions, "folder" | "friends" | "settings">) {
  const built = readFileSync(join(folder, "index.html"), "utf8");
  if (!built.includes("<head>")) {
    throw new Error(`${folder}/index.html has no <head>, so the studio would have no settings.`);
  }
  const page = built.replace("<head>", `<head><script src="${SETTINGS}"></script>`);
  return { page, script: settingsScript(settings), policy: contentSecurityPolicy(friends, page) };
}

/**
 * Serves the built studio with the settings of this environment, and only for known host names. A
 * path without a file returns the studio's page.
 */
export async function serveStudio(options: StudioServerOptions) {
  const { folder, port, bind = "localhost" } = options;
  const { hosts: known = [`localhost:${port}`, `127.0.0.1:${port}`] } = options;
  const { page, script, policy } = studioPage(options);
  const setHeaders = (response: ServerResponse, path: string) => {
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("referrer-policy", "strict-origin-when-cross-origin");
    response.setHeader("content-security-policy", policy);
    // Files in /static have a content hash in their names, so they never change. The page itself
    // and the sample sites may change.
    const immutable = /^\/static\/(?!sample-sites\/).*-[\w-]{8}\.\w+$/.test(path);
    response.setHeader(
      "cache-control",
      immutable ? "public, max-age=31536000, immutable" : "no-cache",
    );
  };
  // Returns 404 for a missing script. Otherwise the browser would try to run the page's HTML as a
  // script.
  const files = sirv(folder, { etag: true, setHeaders });
  const hosts = new Set(known);
  const send = (response: ServerResponse, path: string, type: string, body: string) => {
    setHeaders(response, path);
    response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(body);
  };
  const sendPage = (response: ServerResponse) => send(response, "/", "text/html", page);
  const server = createServer((request, response) => {
    if (!hosts.has(request.headers.host ?? "")) {
      response.writeHead(421, { "content-type": "text/plain" });
      response.end(`Open the studio at http://${known[0]}.\n`);
      return;
    }
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path === SETTINGS) return send(response, path, "text/javascript", script);
    if (/^\/(?:index\.html)?$/.test(path)) return sendPage(response);
    files(request, response, () => {
      if (path.startsWith("/static/")) response.writeHead(404).end();
      else sendPage(response);
    });
  });
  server.listen(port, bind);
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

/**
 * Writes the built studio, with the settings of this environment, to a folder that any web server
 * can serve. The page contains its Content Security Policy, except `frame-ancestors`, which
 * browsers accept in a header only. Throws an `Error` if the folder contains files.
 */
export function writeStudio(
  options: Pick<StudioServerOptions, "folder" | "friends" | "settings">,
  target: string,
): void {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(`${target} contains files: name an empty folder, or delete its files.`);
  }
  const { page, script, policy } = studioPage(options);
  const inPage = policy.replace(/; frame-ancestors [^;]+/, "");
  cpSync(options.folder, target, {
    recursive: true,
    filter: (name) => !basename(name).startsWith("."),
  });
  const meta = `<head><meta http-equiv="content-security-policy" content="${inPage}">`;
  writeFileSync(join(target, "index.html"), page.replace("<head>", meta));
  writeFileSync(join(target, SETTINGS), script);
}
