import { once } from "node:events";
import { openStack, testStack } from "../support/stack.ts";

/** Runs what the browser tests run against, until Ctrl-C. */
const launched = await openStack(testStack);
console.log(launched.urls);
await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
await launched.stop();
