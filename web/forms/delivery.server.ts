import "server-only";
import type { Submission } from "@marquee/schemas/submission";
import {
  claimDelivery,
  deleteExpired,
  finishDelivery,
  readDue,
} from "../content/forms/deliveries.server.ts";
import { readFormDelivery } from "../content/forms/form.server.ts";
import { serverEnv } from "../runtime/env.server.ts";
import { reasonOf } from "../runtime/log-text.ts";
import { log } from "../runtime/log.ts";
import { createDelivery, type Outcome } from "./deliver.ts";
import { sendWebhook } from "./send-webhook.ts";
import { siteRuntime } from "../runtime/site-runtime.ts";

/** Interval at which the site looks for notifications that wait, for example after a restart, in ms. */
const POLL = 10_000;

/** Interval at which the site deletes submissions whose retention is over, in ms. */
const CLEANING = 3_600_000;

declare module "../runtime/site-runtime.ts" {
  interface SiteParts {
    mailer: ReturnType<typeof openMailer>;
    /** Wakes the delivery, of which there is one per process. */
    deliverSoon: () => void;
  }
}

const logTrouble = (what: string) => (error: unknown) =>
  log.error(
    `forms: ${what} (${reasonOf(error)}). Submissions are stored, and the site tries again.`,
  );

/** Returns the channels that this site can send to. Submissions wait until the others are set up. */
function channels() {
  const { mail, webhookSecret } = serverEnv().forms;
  return [
    ...(mail === null ? [] : ["email" as const]),
    ...(webhookSecret === null ? [] : ["webhook" as const]),
  ];
}

/** Reports a form whose submissions this site can't deliver. They wait until the setting is there. */
export function warnOfMissingSettings(form: {
  recipients: readonly string[];
  webhook: string | null;
}): void {
  const { mail, webhookSecret, workerToken } = serverEnv().forms;
  const missing = [
    ...(form.recipients.length > 0 && mail === null ? ["MARQUEE_SMTP_URL"] : []),
    ...(form.webhook !== null && webhookSecret === null ? ["MARQUEE_FORMS_WEBHOOK_SECRET"] : []),
    ...(workerToken === null ? ["MARQUEE_FORMS_WORKER_TOKEN"] : []),
  ];
  if (missing.length === 0) return;
  log.error(
    `forms: submissions are stored, but can't all be delivered or deleted in time. Set ${missing.join(", ")}.`,
  );
}

/** Imports nodemailer only if the site has a mail server. */
async function openMailer() {
  const { forms, studioUrl } = serverEnv();
  if (forms.mail === null) return null;
  const { createMailer } = await import("./send-mail.ts");
  return createMailer(forms.mail, studioUrl, logTrouble("the mail server fails"));
}

async function sendEmail(submission: Submission): Promise<Outcome> {
  const { recipients = [] } = (await readFormDelivery(submission.form)) ?? {};
  if (recipients.length === 0) return "skipped";
  const send = await siteRuntime().open("mailer", openMailer);
  return send === null ? "down" : send(submission, recipients);
}

async function callWebhook(submission: Submission): Promise<Outcome> {
  const url = (await readFormDelivery(submission.form))?.webhook ?? null;
  if (url === null) return "skipped";
  const secret = serverEnv().forms.webhookSecret;
  return secret === null ? "down" : sendWebhook(submission, { url, secret, now: Date.now() });
}

/**
 * Starts to deliver submissions and to delete those whose retention is over. Does neither without
 * the worker's token.
 */
export function startDelivery(): void {
  if (serverEnv().forms.workerToken === null || siteRuntime().find("deliverSoon")) return;
  const deliverDue = createDelivery({
    channels: channels(),
    readDue,
    claim: claimDelivery,
    finish: finishDelivery,
    send: { email: sendEmail, webhook: callWebhook },
    now: Date.now,
  });
  let running: Promise<void> | null = null;
  let isRequestedAgain = false;
  const run = () => {
    if (running !== null) {
      isRequestedAgain = true;
      return;
    }
    isRequestedAgain = false;
    running = deliverDue()
      .catch(logTrouble("submissions can't be delivered"))
      .finally(() => {
        running = null;
        if (isRequestedAgain) run();
      });
  };
  const clean = () =>
    void deleteExpired(Date.now()).catch(logTrouble("old submissions can't be deleted"));
  siteRuntime().provide("deliverSoon", run);
  setInterval(run, POLL).unref();
  setInterval(clean, CLEANING).unref();
  run();
  clean();
}

/** Delivers submissions that were just stored. */
export const deliverSoon = (): void => siteRuntime().find("deliverSoon")?.();
