import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { readSecrets } from "../../../studio/launcher/data-folder.ts";
import { startService, statusOf } from "../../../studio/launcher/service.ts";
import { divertedHosts } from "../doubles/diverted-hosts.ts";
import { FILMS_PORT } from "../doubles/oembed.ts";
import { openTextsHost, TEXTS_HOST, TEXTS_PORT } from "../doubles/texts.ts";
import { movingSquare } from "../moving-square.ts";
import { root } from "../places.ts";
import { furtherEnvironment, furtherLog } from "../second-site.ts";
import { dataFolder, type Stack } from "../stack.ts";
import { openFaultProxy } from "./proxy.ts";

const SITE_PORT = 3906;
const proxyPorts = { content: 3907, signIn: 3908, films: 3909, texts: 3910, animations: 3911 };
const ANIMATIONS_PORT = 3912;

/** The services that a site asks. */
export type ServiceName = keyof typeof proxyPorts;

const ANIMATIONS_HOST = "animations.marquee.test";

/** The address of an animation by that name, as an editor writes it. */
export const animationAt = (name: string) => `https://${ANIMATIONS_HOST}/${name}.json`;

/** A host of animations: whatever it is asked for, a square that moves. */
async function openAnimationHost() {
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(movingSquare())),
  );
  server.listen(ANIMATIONS_PORT, "localhost");
  await once(server, "listening");
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** The stack's build in a folder of its own: what is made under faults stays out of the stack's pages. */
function copyBuild(stack: Stack): string {
  const dist = `dist/${stack.name}-faults`;
  const [from, to] = [join(root, "web", "dist", stack.name), join(root, "web", dist)];
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith("/cache/turbopack") });
  return dist;
}

const filmHosts = ["vimeo.com", "www.youtube.com", "i.vimeocdn.com", "i.ytimg.com"];

function environmentOf(stack: Stack, dist: string) {
  const site = { name: "faulty-site", port: SITE_PORT, folder: join(root, "web"), dist };
  const films = filmHosts.map((host) => [host, proxyPorts.films]);
  return {
    ...furtherEnvironment(stack, site),
    ...divertedHosts,
    DIVERT_HOSTS: JSON.stringify({
      ...Object.fromEntries(films),
      [TEXTS_HOST]: proxyPorts.texts,
      [ANIMATIONS_HOST]: proxyPorts.animations,
    }),
    MARQUEE_LAKE_URL: `http://localhost:${proxyPorts.content}`,
    FIREBASE_AUTH_EMULATOR_HOST: `localhost:${proxyPorts.signIn}`,
    NODE_ENV: "production",
  };
}

/** A site that listens while a test takes its services away. */
export type FaultySite = Awaited<ReturnType<typeof openFaultySite>>;

/**
 * Starts one more site on the stack's build, behind the serving layer, with a proxy before each of its services. The
 * double of the films' hosts must be there already. `texts`: what the host of translation files says, by language.
 */
export async function openFaultySite(stack: Stack, texts: Record<string, object>) {
  const textsHost = await openTextsHost(texts);
  const closeAnimations = await openAnimationHost();
  const proxies = {
    content: await openFaultProxy(proxyPorts.content, stack.ports.lake),
    signIn: await openFaultProxy(proxyPorts.signIn, stack.ports.auth),
    films: await openFaultProxy(proxyPorts.films, FILMS_PORT),
    texts: await openFaultProxy(proxyPorts.texts, TEXTS_PORT),
    animations: await openFaultProxy(proxyPorts.animations, ANIMATIONS_PORT),
  };
  const url = `http://localhost:${SITE_PORT}`;
  const env = environmentOf(stack, copyBuild(stack));
  const log = furtherLog(stack, "faulty-site");

  async function start() {
    const service = startService({
      name: "faulty-site",
      arguments: [join(root, "web/server/serve.ts"), "-H", "localhost", "-p", String(SITE_PORT)],
      cwd: join(root, "web"),
      env,
      logFile: log,
      isReady: async () => (await statusOf(`${url}/api/health`)) === 200,
      readyWithin: 60_000,
    });
    await service.ready;
    return service;
  }
  let service = await start();
  return {
    url,
    log,
    proxies,
    textsHost,
    /** Ends the site and starts it anew; gives how long that took, in ms. */
    async restart(): Promise<number> {
      await service.stop();
      const begun = performance.now();
      service = await start();
      return performance.now() - begun;
    },
    /** Expires every page and every file of texts, as a published change may. */
    async expirePages(): Promise<void> {
      const secret = readSecrets(dataFolder(stack)).revalidateSecret;
      const answer = await fetch(`${url}/api/revalidate`, {
        method: "POST",
        headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
        body: JSON.stringify({ tags: ["content", "i18n"] }),
      });
      if (!answer.ok) throw new Error(`Pages could not be expired: ${answer.status}`);
    },
    async close(): Promise<void> {
      await service.stop();
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
      textsHost.close();
      closeAnimations();
    },
  };
}
