import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Stack } from "../stack/stack.ts";
import { FASTLY_HOST, fastlyPort } from "./fastly.ts";
import { filmsPort } from "./oembed.ts";
import { TEXTS_HOST, textsPort } from "./texts.ts";

/** Ports of the test doubles. While a double isn't running, the site can't reach the double's host. */
const portsOf = (stack: Stack) => ({
  "vimeo.com": filmsPort(stack),
  "www.youtube.com": filmsPort(stack),
  "i.vimeocdn.com": filmsPort(stack),
  "i.ytimg.com": filmsPort(stack),
  [TEXTS_HOST]: textsPort(stack),
  [FASTLY_HOST]: fastlyPort(stack),
});

/** Environment variables that make a site use the stack's test doubles, for which the site contains no code. */
export const divertedHosts = (stack: Stack) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "divert.ts")).href}`,
  DIVERT_HOSTS: JSON.stringify(portsOf(stack)),
});
