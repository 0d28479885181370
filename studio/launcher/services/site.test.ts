import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createContext } from "../plan/launch-context.fixture.ts";
import { openSite } from "./site.ts";

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
