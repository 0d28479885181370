import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FILMS_PORT } from "./oembed.ts";
import { TEXTS_HOST, TEXTS_PORT } from "./texts.ts";

/** Where the doubles of other hosts listen; where none does, the host is down. */
const ports = {
  "vimeo.com": FILMS_PORT,
  "www.youtube.com": FILMS_PORT,
  "i.vimeocdn.com": FILMS_PORT,
  "i.ytimg.com": FILMS_PORT,
  [TEXTS_HOST]: TEXTS_PORT,
};

/** What the site's process is given so that it asks the doubles: nothing in the site itself knows of them. */
export const divertedHosts = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "divert.ts")).href}`,
  DIVERT_HOSTS: JSON.stringify(ports),
};
