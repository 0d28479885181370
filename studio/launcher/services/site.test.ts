import { mkdirSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createContext } from "../plan/launch-context.fixture.ts";
import { openSite } from "./site.ts";

/** Returns a port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = Object(server.address());
  server.close();
  await once(server, "close");
  return Number(port);
}

test(
  "[RUN-3] the site has started once it says that a page was served, not when it listens",
  { timeout: 20_000 },
  async () => {
    const context = createContext(() => undefined);
    const folder = join(context.root, "web/server");
    mkdirSync(folder, { recursive: true });
    // Nothing listens, so only the line can tell.
    writeFileSync(
      join(folder, "serve.ts"),
      `console.log("Site ready at http://localhost:3000"); setInterval(() => {}, 1e6);`,
    );
    const site = openSite(context);
    onTestFinished(site.stop);
    await expect(site.ready).resolves.toBeUndefined();
  },
);

test(
  "[RUN-3] `next dev` has started once a page was served, not when its health check succeeds",
  { timeout: 20_000 },
  async () => {
    const context = { ...createContext(() => undefined), mode: "dev" as const };
    const folder = join(context.root, "node_modules/next/dist/bin");
    mkdirSync(folder, { recursive: true });
    mkdirSync(join(context.root, "web"));
    const port = await freePort();
    // The first page fails twice, as it does while the content service doesn't respond.
    writeFileSync(
      join(folder, "next"),
      `let pages = 0;
       require("node:http").createServer((request, response) => {
         if (request.url === "/api/health") return response.end();
         if (request.url === "/count") return response.end(String(pages));
         if (request.url === "/") return response.writeHead(307, { location: "/en" }).end();
         pages += 1;
         response.writeHead(pages < 3 ? 500 : 200).end();
       }).listen(${port}, "127.0.0.1");`,
    );
    const address = `http://127.0.0.1:${port}`;
    const site = openSite({ ...context, at: { ...context.at, site: address } });
    onTestFinished(site.stop);
    await site.ready;
    expect(await (await fetch(`${address}/count`)).text()).toBe("3");
  },
);
