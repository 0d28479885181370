import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Stack } from "../stack/stack.ts";
import { filmsPort } from "./oembed.ts";
import { TEXTS_HOST, textsPort } from "./texts.ts";

/**
 * Ports of the test doubles, by the host that each replaces. While a double isn't running, its host is down for the
 * site.
 */
const portsOf = (stack: Stack) => ({
  "vimeo.com": filmsPort(stack),
  "www.youtube.com": filmsPort(stack),
  "i.vimeocdn.com": filmsPort(stack),
  "i.ytimg.com": filmsPort(stack),
  [TEXTS_HOST]: textsPort(stack),
});

/** Environment variables that make a stack's site use the stack's test doubles. The site needs no code for them. */
export const divertedHosts = (stack: Stack) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "divert.ts")).href}`,
  DIVERT_HOSTS: JSON.stringify(portsOf(stack)),
});
