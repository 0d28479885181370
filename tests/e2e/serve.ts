import { once } from "node:events";
import { divertedHosts } from "../support/doubles/diverted-hosts.ts";
import { openFilmHosts } from "../support/doubles/oembed.ts";
import { openStack, testStack } from "../support/stack/stack.ts";

/**
 * Runs the stack of the browser tests until Ctrl-C. With MARQUEE_TEST_ATTACH=dev, runs a development stack from the
 * sources instead, on other ports. The development stack has no test double of the video hosts.
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
