import "server-only";
import type { LiveEvent } from "@sanity/client";
import * as z from "zod";
import { contentClient } from "../../content/service/client.server.ts";
import { gatesAreSafe } from "../../content/gates/gate-guard.server.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { renewPages } from "../../content/live/renew-pages.server.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { checkResult, type CheckResult } from "./check-result.ts";

/** Time in ms within which the content service must confirm a subscription to its live events. */
const TIMEOUT = 4_000;

/**
 * A cache tag that no page has. `checkLive` expires this tag to test whether the site can expire
 * pages. No page is affected.
 */
const NO_PAGES_TAG = "preview-check";

const roles = z.object({ roles: z.array(z.object({ name: z.string() })) });

/**
 * Checks whether the site's token has more permissions than it needs. Doesn't check whether the
 * token can read drafts, because the site has already verified the studio's preview secret, which is
 * stored as a draft.
 */
export async function checkToken(): Promise<CheckResult> {
  try {
    const user = roles.parse(await contentClient().request({ uri: "/users/me" }));
    const others = user.roles.map(({ name }) => name).filter((name) => name !== "viewer");
    return others.length === 0
      ? checkResult("token", "reads", "good")
      : checkResult("token", "mayMore", "warning", { roles: others.join(", ") });
  } catch {
    // Reports no problem, because some services do not report the roles of a token.
    return checkResult("token", "reads", "good");
  }
}

/**
 * Checks whether the dataset can be queried without a token. If so, gates stay closed, because anyone could read gated
 * content. [GATE-5]
 */
export async function checkDataset(): Promise<CheckResult> {
  return (await gatesAreSafe())
    ? checkResult("dataset", "private", "good")
    : checkResult("dataset", "public", "warning", { dataset: serverEnv().sanity.dataset });
}

/**
 * Waits until the content service confirms a subscription to its live events with a `welcome` event. Rejects on an
 * error or timeout.
 */
function waitForWelcome(): Promise<void> {
  const { token } = serverEnv().sanity;
  const client = contentClient().withConfig({ headers: { Authorization: `Bearer ${token}` } });
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      listening.unsubscribe();
      end();
    };
    const timer = setTimeout(
      () => settle(() => reject(new Error("no welcome event before the timeout"))),
      TIMEOUT,
    );
    const listening = client.live.events({ tag: "preview-check" }).subscribe({
      next: ({ type }: LiveEvent) => {
        if (type === "welcome") setImmediate(() => settle(resolve));
      },
      error: (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}

/**
 * Checks whether published changes reach the cached pages. For that, the site must be able to expire pages, and the
 * content service must report changes.
 */
export async function checkLive(): Promise<CheckResult> {
  if (serverEnv().revalidateSecret === null) return checkResult("live", "noSecret");
  try {
    await renewPages([NO_PAGES_TAG]);
  } catch (error) {
    return checkResult("live", "cannotRenew", "bad", { reason: reasonOf(error) });
  }
  try {
    await waitForWelcome();
    return checkResult("live", "follows", "good");
  } catch (error) {
    return checkResult("live", "away", "bad", { reason: reasonOf(error) });
  }
}
