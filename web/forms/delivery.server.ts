import "server-only";
import type { Submission } from "@marquee/schemas/submission";
import {
  claimDelivery,
  deleteExpired,
  finishDelivery,
  readDue,
} from "../content/forms/deliveries.server.ts";
import { readFormDelivery } from "../content/forms/form.server.ts";
import { serverEnv } from "../env.server.ts";
import { reasonOf } from "../log-words.ts";
import { log } from "../log.ts";
import { createDelivery, type Outcome } from "./deliver.ts";
import { sendWebhook } from "./send-webhook.ts";

/** Interval at which the site looks for notifications that wait, for example after a restart, in ms. */
const POLL = 10_000;

/** Interval at which the site deletes submissions whose retention is over, in ms. */
const CLEANING = 3_600_000;

declare global {
  // Global, because Next.js bundles each route separately. A route that stores a submission wakes the one delivery.
  var marqueeDeliverSoon: (() => void) | undefined;
}

const logTrouble = (what: string) => (error: unknown) =>
  log.error(
    `forms: ${what} (${reasonOf(error)}). Submissions are stored, and the site tries again.`,
  );

/** Imports nodemailer only if the site has a mail server. */
async function openMailer() {
  const { forms, studioUrl } = serverEnv();
  if (forms.mail === null) return null;
  const { createMailer } = await import("./send-mail.ts");
  return createMailer(forms.mail, studioUrl, logTrouble("the mail server fails"));
}

let mailer: ReturnType<typeof openMailer> | undefined;

async function sendEmail(submission: Submission): Promise<Outcome> {
  const { recipients = [] } = (await readFormDelivery(submission.form)) ?? {};
  if (recipients.length === 0) return "skipped";
  mailer ??= openMailer();
  const send = await mailer;
  if (send !== null) return send(submission, recipients);
  log.error("forms: a form has email recipients, but no mail server is set. Set MARQUEE_SMTP_URL.");
  return "down";
}

async function callWebhook(submission: Submission): Promise<Outcome> {
  const url = (await readFormDelivery(submission.form))?.webhook ?? null;
  if (url === null) return "skipped";
  const secret = serverEnv().forms.webhookSecret;
  if (secret !== null) return sendWebhook(submission, { url, secret, now: Date.now() });
  log.error(
    "forms: a form has a webhook, but no secret to sign it. Set MARQUEE_FORMS_WEBHOOK_SECRET.",
  );
  return "down";
}

/**
 * Starts to deliver submissions and to delete those whose retention is over. Does neither without
 * the worker's token.
 */
export function startDelivery(): void {
  if (serverEnv().forms.workerToken === null || globalThis.marqueeDeliverSoon) return;
  const deliverDue = createDelivery({
    readDue,
    claim: claimDelivery,
    finish: finishDelivery,
    send: { email: sendEmail, webhook: callWebhook },
    now: Date.now,
  });
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const run = () => {
    if (running !== null) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    running = deliverDue()
      .catch(logTrouble("submissions can't be delivered"))
      .finally(() => {
        running = null;
        if (isAskedAgain) run();
      });
  };
  const clean = () =>
    void deleteExpired(Date.now()).catch(logTrouble("old submissions can't be deleted"));
  globalThis.marqueeDeliverSoon = run;
  setInterval(run, POLL).unref();
  setInterval(clean, CLEANING).unref();
  run();
  clean();
}

/** Delivers submissions that were just stored. */
export const deliverSoon = (): void => globalThis.marqueeDeliverSoon?.();
