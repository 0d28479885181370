import "server-only";
import { ANY_CHANGE } from "../tags.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { liveHub } from "../live/hub.server.ts";
import { log } from "../../runtime/log.ts";
import { renewPages } from "../live/renew-pages.server.ts";
import { textTag } from "../../i18n/text-settings.ts";
import { readTextsAgain } from "./texts.server.ts";

/**
 * Interval in ms at which the site checks whether translation files must be fetched again. The check itself sends no
 * request.
 */
const INTERVAL = 1_000;

/**
 * Polls translation files for as long as the process runs. When one changes, the cached pages in its language expire
 * and open pages refresh, as after a published change. [I18N-1]
 */
export function followTexts(): void {
  // Without this secret, the site can't expire pages. `followContent` already warns about that.
  if (serverEnv().revalidateSecret === null) return;
  const changed = new Set<string>();
  async function refresh(): Promise<void> {
    for (const language of await readTextsAgain()) changed.add(language);
    if (changed.size === 0) return;
    const tags = [...[...changed].map(textTag), ANY_CHANGE];
    await renewPages(tags);
    liveHub().publish(tags);
    changed.clear();
  }
  const schedule = () =>
    setTimeout(() => {
      refresh()
        .catch((cause: unknown) =>
          log.warn(
            `i18n: pages with new texts could not be revalidated; the next attempt follows (${String(cause)})`,
          ),
        )
        .finally(schedule);
    }, INTERVAL).unref();
  schedule();
}
