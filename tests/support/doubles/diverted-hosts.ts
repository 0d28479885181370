import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Stack } from "../stack/stack.ts";
import { filmsPort } from "./oembed.ts";
import { TEXTS_HOST, textsPort } from "./texts.ts";

/** Ports of the other hosts' test doubles. A host whose double isn't running is down. */
const portsOf = (stack: Stack) => ({
  "vimeo.com": filmsPort(stack),
  "www.youtube.com": filmsPort(stack),
  "i.vimeocdn.com": filmsPort(stack),
  "i.ytimg.com": filmsPort(stack),
  [TEXTS_HOST]: textsPort(stack),
});

/** Environment that makes a stack's site use the stack's doubles, without any code for it in the site. */
export const divertedHosts = (stack: Stack) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "divert.ts")).href}`,
  DIVERT_HOSTS: JSON.stringify(portsOf(stack)),
});
