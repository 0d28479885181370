import "server-only";
import type { LiveEvent } from "@sanity/client";
import * as z from "zod";
import { contentClient } from "../content/client.server.ts";
import { gatesAreSafe } from "../content/gate-guard.server.ts";
import { serverEnv } from "../env.server.ts";
import { renewPages } from "../live/renew-pages.server.ts";
import { reasonOf } from "../log-words.ts";
import { found, type Finding } from "./finding.ts";

/** For the content service to say that it will tell of changes. In ms. */
const PATIENCE = 4_000;

/** No page carries it, so that trying costs no page. */
const NO_PAGES_TAG = "preview-check";

const roles = z.object({ roles: z.array(z.object({ name: z.string() })) });

/** Whether the site's token, which has just read a draft, may do more than it needs. */
export async function checkToken(): Promise<Finding> {
  try {
    const user = roles.parse(await contentClient().request({ uri: "/users/me" }));
    const others = user.roles.map(({ name }) => name).filter((name) => name !== "viewer");
    return others.length === 0
      ? found("token", "reads", "good")
      : found("token", "mayMore", "warning", { roles: others.join(", ") });
  } catch {
    // It reads, which is what it is for; what else it may is not always told.
    return found("token", "reads", "good");
  }
}

/** Whether somebody without a token can query the dataset: gates are kept closed then. [GATE-5] */
export async function checkDataset(): Promise<Finding> {
  return (await gatesAreSafe())
    ? found("dataset", "private", "good")
    : found("dataset", "public", "warning", { dataset: serverEnv().sanity.dataset });
}

/** Waits for the content service to welcome a listener; rejects where it does not. */
function waitForWelcome(): Promise<void> {
  const { token } = serverEnv().sanity;
  const client = contentClient().withConfig({ headers: { Authorization: `Bearer ${token}` } });
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      listening.unsubscribe();
      end();
    };
    const timer = setTimeout(() => settle(() => reject(new Error("no word in time"))), PATIENCE);
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

/** Whether published changes reach the site's cached pages: the content service tells it, and it can tell itself. */
export async function checkLive(): Promise<Finding> {
  if (serverEnv().revalidateSecret === null) return found("live", "noSecret");
  try {
    await renewPages([NO_PAGES_TAG]);
  } catch (error) {
    return found("live", "cannotRenew", "bad", { reason: reasonOf(error) });
  }
  try {
    await waitForWelcome();
    return found("live", "follows", "good");
  } catch (error) {
    return found("live", "away", "bad", { reason: reasonOf(error) });
  }
}
