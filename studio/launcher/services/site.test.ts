import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../tests/support/stack/redis.ts";
import { createContext } from "../plan/launch-context.fixture.ts";
import type { LaunchContext } from "../plan/launch-context.ts";
import { openSite } from "./site.ts";

/** Opens a site whose program has this code, and waits until it has started. */
function open(program: string, code: string, more: Partial<LaunchContext> = {}) {
  const context = { ...createContext(() => undefined), ...more };
  for (const folder of ["web", dirname(program)])
    mkdirSync(join(context.root, folder), { recursive: true });
  writeFileSync(join(context.root, program), code);
  const site = openSite(context);
  onTestFinished(site.stop);
  return site.ready;
}

test("[RUN-3] the site has started once it says that a page was served, not when it listens", async () => {
  // Nothing listens, so only the line can tell.
  const ready = `console.log("Site ready at http://localhost:3000"); setInterval(() => {}, 1e6);`;
  await expect(open("web/server/serve.ts", ready)).resolves.toBeUndefined();
});

test("[RUN-3] `next dev` has started once a page was served, not when its health check succeeds", async () => {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  // The first page fails twice, as it does while the content service doesn't respond.
  const next = `let pages = 0;
    require("node:http").createServer((request, response) => {
      if (request.url === "/api/health") return response.end();
      if (request.url === "/count") return response.end(String(pages));
      if (request.url === "/") return response.writeHead(307, { location: "/en" }).end();
      pages += 1;
      response.writeHead(pages < 3 ? 500 : 200).end();
    }).listen(${port}, "127.0.0.1");`;
  const { at } = createContext(() => undefined);
  await open("node_modules/next/dist/bin/next", next, { mode: "dev", at: { ...at, site } });
  expect(await (await fetch(`${site}/count`)).text()).toBe("3");
});
