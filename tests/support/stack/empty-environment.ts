import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  prepareDataFolder,
  readSecrets,
  writeSecrets,
} from "../../../studio/launcher/plan/data-folder.ts";
import { serveStudio } from "../../../studio/launcher/services/studio-server.ts";
import { lakeProcess } from "./lake-process.ts";
import { lakeCli, lakeClient, lakeToken } from "./lake.ts";
import { root, studioFolder } from "./places.ts";
import { openFurtherSite } from "./second-site.ts";
import { addressesOf, dataFolder, siteDist, type Stack } from "./stack.ts";

/** An environment with its own lake, studio and site, which shares the stack's sign-in service. */
const beside = ({ name, ports: { auth, ...ports } }: Stack): Stack => ({
  name: `${name}-empty`,
  ports: { auth, site: ports.site + 20, studio: ports.studio + 20, lake: ports.lake + 20 },
});

/** Opens an environment with an empty lake on a stack's builds, for changes that must not affect other tests. */
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

  const at = addressesOf(environment);
  const studio = await serveStudio({
    folder: studioFolder,
    port: environment.ports.studio,
    friends: [at.site, at.lake],
    settings: {
      SANITY_STUDIO_PROJECT_ID: "marquee",
      SANITY_STUDIO_LAKE_URL: at.lake,
      SANITY_STUDIO_PREVIEW_URL: at.site,
    },
  });
  const site = await openFurtherSite(environment, {
    name: environment.name,
    port: environment.ports.site,
    folder: join(root, "web"),
    dist: siteDist(stack),
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
