import { once } from "node:events";
import { filmHostsEnvironment, openFilmHosts } from "../support/doubles/oembed.ts";
import { openStack, testStack } from "../support/stack.ts";

/** Runs what the browser tests run against, until Ctrl-C. */
const films = await openFilmHosts();
const launched = await openStack(testStack, { env: filmHostsEnvironment });
console.log(launched.urls);
await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
await launched.stop();
films.close();
