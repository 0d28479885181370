import { readSecrets } from "../../../studio/launcher/plan/data-folder.ts";
import { filmsPort } from "../doubles/oembed.ts";
import { openTextsHost, TEXTS_HOST, textsPort } from "../doubles/texts.ts";
import { movingSquare } from "../browsers/moving-square.ts";
import { openServer } from "../stack/open-server.ts";
import { copyData, openServedSite } from "../stack/served-site.ts";
import { dataFolder, portBeside, type Stack } from "../stack/stack.ts";
import { openFaultProxy } from "./proxy.ts";

/** Offset of the site's port from the stack's first port. */
const SITE = 6;

const proxyPorts = (stack: Stack) => ({
  content: portBeside(stack, 7),
  signIn: portBeside(stack, 8),
  films: portBeside(stack, 9),
  texts: portBeside(stack, 10),
  animations: portBeside(stack, 11),
});
const animationsPort = (stack: Stack) => portBeside(stack, 12);

export type ServiceName = keyof ReturnType<typeof proxyPorts>;

const ANIMATIONS_HOST = "animations.marquee.test";

/** Returns the address of an animation, as an editor enters it. */
export const animationAt = (name: string) => `https://${ANIMATIONS_HOST}/${name}.json`;

/** Starts a host that responds to every request with an animated square. */
const openAnimationHost = (port: number) =>
  openServer(port, (_request, response) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(movingSquare())),
  );

const filmHosts = ["vimeo.com", "www.youtube.com", "i.vimeocdn.com", "i.ytimg.com"];

function environmentOf(stack: Stack) {
  const ports = proxyPorts(stack);
  const films = filmHosts.map((host) => [host, ports.films]);
  return {
    MARQUEE_SITE_DATA: copyData(stack, "faults"),
    DIVERT_HOSTS: JSON.stringify({
      ...Object.fromEntries(films),
      [TEXTS_HOST]: ports.texts,
      [ANIMATIONS_HOST]: ports.animations,
    }),
    MARQUEE_LAKE_URL: `http://localhost:${ports.content}`,
    FIREBASE_AUTH_EMULATOR_HOST: `localhost:${ports.signIn}`,
    NODE_ENV: "production",
  };
}

export type FaultySite = Awaited<ReturnType<typeof openFaultySite>>;

/**
 * Starts a second site on the stack's build, with a proxy in front of each service that
 * the site uses. The test double of the video hosts must be running. `texts` are the responses of
 * the translation host, by language.
 */
export async function openFaultySite(stack: Stack, texts: Record<string, object>) {
  const textsHost = await openTextsHost(texts);
  const animationHost = await openAnimationHost(animationsPort(stack));
  const ports = proxyPorts(stack);
  const proxies = {
    content: await openFaultProxy(ports.content, stack.ports.lake),
    signIn: await openFaultProxy(ports.signIn, stack.ports.auth),
    films: await openFaultProxy(ports.films, filmsPort(stack)),
    texts: await openFaultProxy(ports.texts, textsPort(stack)),
    animations: await openFaultProxy(ports.animations, animationsPort(stack)),
  };
  const env = environmentOf(stack);
  const start = () => openServedSite(stack, { name: "faulty-site", above: SITE, env });
  let site = await start();
  const { url, log } = site;
  return {
    url,
    log,
    proxies,
    textsHost,
    async restart(): Promise<number> {
      await site.stop();
      const begun = performance.now();
      site = await start();
      return performance.now() - begun;
    },
    /** Expires every page and every translation file, as publishing a change may do. */
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
      await site.stop();
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
      textsHost.close();
      animationHost.close();
    },
  };
}
