import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Stack } from "../stack.ts";
import { filmsPort } from "./oembed.ts";
import { TEXTS_HOST, textsPort } from "./texts.ts";

/** Where the doubles of other hosts listen; where none does, the host is down. */
const portsOf = (stack: Stack) => ({
  "vimeo.com": filmsPort(stack),
  "www.youtube.com": filmsPort(stack),
  "i.vimeocdn.com": filmsPort(stack),
  "i.ytimg.com": filmsPort(stack),
  [TEXTS_HOST]: textsPort(stack),
});

/** What a stack's site is given so that it asks the stack's doubles: nothing in the site itself knows of them. */
export const divertedHosts = (stack: Stack) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "divert.ts")).href}`,
  DIVERT_HOSTS: JSON.stringify(portsOf(stack)),
});
