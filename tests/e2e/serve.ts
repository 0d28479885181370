import { once } from "node:events";
import { divertedHosts } from "../support/doubles/diverted-hosts.ts";
import { openFilmHosts } from "../support/doubles/oembed.ts";
import { openStack, testStack } from "../support/stack.ts";

/**
 * Runs what the browser tests run against, until Ctrl-C; with MARQUEE_TEST_ATTACH=dev from the sources as they are,
 * beside the other, and without the doubles of the films' hosts, of which there is one.
 */
const isDev = testStack.name === "dev";
const films = isDev ? null : await openFilmHosts(testStack);
const launched = await openStack(
  testStack,
  isDev ? { mode: "dev" } : { env: divertedHosts(testStack) },
);
console.log(launched.urls);
await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
await launched.stop();
films?.close();
