import { join } from "node:path";
import { type Service, startService, statusOf } from "../../../studio/launcher/services/service.ts";
import { divertedHosts } from "../doubles/diverted-hosts.ts";
import { startBalancer } from "./nginx.ts";
import { root } from "./places.ts";
import { startRedis } from "./redis.ts";
import { furtherEnvironment, furtherLog } from "./second-site.ts";
import { dataFolder, portBeside, siteDist, type Stack, testStack } from "./stack.ts";

/** Number of instances of the site. */
const COUNT = 3;

/** One instance of the site, with the serving layer. */
export type Instance = {
  url: string;
  /** Starts the instance. Returns the time in ms until it answered with a page. */
  start: () => Promise<number>;
  stop: () => Promise<void>;
  /** Ends the process at once, as a crash does. */
  kill: () => void;
};

function createInstance(stack: Stack, index: number, env: Record<string, string>): Instance {
  const port = portBeside(stack, 61 + index);
  const name = `instance-${index}`;
  const url = `http://127.0.0.1:${port}`;
  const further = { name, port, folder: join(root, "web"), dist: siteDist(stack) };
  let service: Service | undefined;
  return {
    url,
    async start() {
      const began = performance.now();
      service = startService({
        name,
        arguments: ["server/serve.ts", "-H", "127.0.0.1", "-p", String(port)],
        cwd: further.folder,
        env: {
          ...furtherEnvironment(stack, further),
          ...divertedHosts(testStack),
          ...env,
        },
        logFile: furtherLog(stack, name),
        isReady: async () => (await statusOf(`${url}/en`)) === 200,
        readyWithin: 60_000,
      });
      await service.ready;
      return performance.now() - began;
    },
    stop: async () => service?.stop(),
    kill() {
      if (service !== undefined) process.kill(service.pid, "SIGKILL");
    },
  };
}

/** Returns the port of the load balancer in front of a stack's instances. */
export const balancerPort = (stack: Stack): number => portBeside(stack, 60);

type Options = {
  /** Returns the address at which an instance reads content, if it isn't the stack's own lake. */
  lakeOf?: (index: number) => string | undefined;
  /** Further settings of all instances. */
  settings?: Record<string, string>;
  /** Whether the load balancer caches pages as a CDN does. */
  isCache?: boolean;
};

/** Starts three instances of a stack's site behind nginx, with a store that they share. */
export async function openInstances(
  stack: Stack,
  programs: { nginx: string; redis: string },
  { lakeOf = () => undefined, settings = {}, isCache = false }: Options = {},
) {
  const storePort = portBeside(stack, 70);
  const store = await startRedis(programs.redis, storePort);
  const env = {
    MARQUEE_SITE_URL: `http://localhost:${balancerPort(stack)}`,
    MARQUEE_SHARED_STORE_URL: `redis://127.0.0.1:${storePort}`,
    NODE_COMPILE_CACHE: join(dataFolder(stack), "compiled"),
    ...settings,
  };
  const instances = Array.from({ length: COUNT }, (_, index) => {
    const lake = lakeOf(index);
    return createInstance(stack, index, {
      ...env,
      ...(lake === undefined ? {} : { MARQUEE_LAKE_URL: lake }),
    });
  });
  await Promise.all(instances.map(({ start }) => start()));
  const ports = instances.map(({ url }) => Number(new URL(url).port));
  const balancer = await startBalancer(programs.nginx, balancerPort(stack), ports, isCache);
  return {
    url: balancer.url,
    instances,
    async stop(): Promise<void> {
      await balancer.stop();
      await Promise.all(instances.map(({ stop }) => stop()));
      await store.stop();
    },
  };
}
