import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { openServer } from "../stack/open-server.ts";
import { portBeside, type Stack } from "../stack/stack.ts";

export const FASTLY_HOST = "api.fastly.com";

export const fastlyPort = (stack: Stack): number => portBeside(stack, 47);

export const fastlySettings = {
  MARQUEE_CDN: "fastly:made-up-service",
  MARQUEE_CDN_TOKEN: "made-up-token-of-the-tests",
};

const purge = z.object({ surrogate_keys: z.array(z.string()).min(1).max(256) });

/** Returns the surrogate keys of a response that nginx has stored in a file, with its headers. */
const keysIn = (file: string): string[] =>
  /^surrogate-key: (.+?)\r?$/im.exec(readFileSync(file, "latin1"))?.[1]?.split(" ") ?? [];

/**
 * Starts a test double of Fastly's API: the batch purge of surrogate keys, as documented. The cache
 * itself is nginx's: a purge removes the files of pages with one of the keys from `folder`. Answers
 * with 503 to the first `failures` purges.
 */
export async function openFastly(stack: Stack, folder: string, { failures = 0 } = {}) {
  const purged: string[][] = [];
  let left = failures;
  async function answer(path: string | undefined, token: unknown, body: string) {
    if (token !== fastlySettings.MARQUEE_CDN_TOKEN) {
      return { status: 401, json: { msg: "Provided credentials are missing or invalid" } };
    }
    if (path !== "/service/made-up-service/purge") {
      return { status: 404, json: { msg: "Record not found" } };
    }
    left -= 1;
    if (left >= 0) return { status: 503, json: { msg: "Service Unavailable" } };
    const { surrogate_keys: keys } = purge.parse(JSON.parse(body));
    purged.push(keys);
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      if (keysIn(file).some((key) => keys.includes(key))) rmSync(file, { force: true });
    }
    return { status: 200, json: Object.fromEntries(keys.map((key) => [key, "108-1391560174"])) };
  }
  const { close } = await openServer(fastlyPort(stack), (request, response) => {
    void text(request)
      .then((body) => answer(request.url, request.headers["fastly-key"], body))
      .then(({ status, json }) =>
        response
          .writeHead(status, { "content-type": "application/json" })
          .end(JSON.stringify(json)),
      );
  });
  return { purged, close };
}
