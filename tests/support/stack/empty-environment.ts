import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  prepareDataFolder,
  readSecrets,
  writeSecrets,
} from "../../../studio/launcher/plan/data-folder.ts";
import { serveStudio } from "../../../studio/launcher/services/studio-server.ts";
import { studioFolder } from "../editors/built-studio.ts";
import { lakeProcess } from "./lake-process.ts";
import { lakeCli, lakeClient, lakeToken } from "./lake.ts";
import { root } from "./places.ts";
import { openFurtherSite } from "./second-site.ts";
import { addressesOf, dataFolder, type Stack } from "./stack.ts";

/**
 * Returns the name and ports of a stack's empty environment. The environment has its own lake,
 * studio and site, but shares the stack's sign-in service.
 */
const beside = ({ name, ports: { auth, ...ports } }: Stack): Stack => ({
  name: `${name}-empty`,
  ports: { auth, site: ports.site + 20, studio: ports.studio + 20, lake: ports.lake + 20 },
});

/** Copies a stack's studio. In the copy, replaces the stack's addresses with the environment's addresses. */
function copyBuild(from: string, to: string, stack: Stack, environment: Stack): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const { site, studio, lake } = environment.ports;
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:m?js|json|html)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, "utf8");
    const moved = text
      .replaceAll(`localhost:${stack.ports.site}`, `localhost:${site}`)
      .replaceAll(`localhost:${stack.ports.studio}`, `localhost:${studio}`)
      .replaceAll(`localhost:${stack.ports.lake}`, `localhost:${lake}`);
    if (moved !== text) writeFileSync(file, moved);
  }
}

/**
 * Opens a second environment, with an empty lake and a copy of a stack's build. Tests use it for
 * new datasets, and for changes that must not affect the content that all tests share.
 */
export async function openEmptyEnvironment(stack: Stack) {
  const environment = beside(stack);
  const data = dataFolder(environment);
  rmSync(data, { recursive: true, force: true });
  prepareDataFolder(data);
  const lake = lakeProcess(environment);
  await lake.start();
  writeSecrets(data, {
    ...readSecrets(dataFolder(stack)),
    lakeReadToken: lakeToken(environment, "viewer"),
  });
  const token = lakeToken(environment, "administrator");

  copyBuild(studioFolder(stack), studioFolder(environment), stack, environment);
  const at = addressesOf(environment);
  const studio = await serveStudio({
    folder: studioFolder(environment),
    port: environment.ports.studio,
    friends: [at.site, at.lake],
  });
  const site = await openFurtherSite(environment, {
    name: environment.name,
    port: environment.ports.site,
    folder: join(root, "web"),
    dist: `dist/${stack.name}`,
  });
  return {
    urls: at,
    lake: lakeClient(environment, token),

    /** Imports the sample site, as the first `npm start` does. */
    importSample(): void {
      execFileSync(process.execPath, [lakeCli, "sample", "nightlight", "--url", at.lake], {
        env: { ...process.env, SANITY_AUTH_TOKEN: token },
      });
    },

    async stop(): Promise<void> {
      await site.stop();
      await studio.stop();
      await lake.stop();
    },
  };
}
