import { createHmac } from "node:crypto";
import type { Submission } from "@marquee/schemas/submission";
import { outboundFetch } from "../content/outbound/fetch.ts";
import type { Outcome } from "./deliver.ts";

const limits = { timeoutMs: 10_000, maxBytes: 65_536, maxRedirects: 0 };

/** Returns the JSON of a webhook. */
const webhookBody = (submission: Submission): string =>
  JSON.stringify({
    type: "form.submitted",
    timestamp: submission.submittedAt,
    data: {
      id: submission._id,
      form: { id: submission.form, title: submission.formTitle },
      page: submission.page,
      language: submission.language,
      answers: submission.answers.map(({ _key: key, kind, label, version, values }) => ({
        key,
        kind,
        label,
        ...(version ? { version } : {}),
        values,
      })),
    },
  });

/**
 * Returns the headers that sign a webhook, as the Standard Webhooks specification defines them. The
 * id is the submission's, so the receiver can recognize a webhook that was sent twice.
 */
function signWebhook(id: string, body: string, secret: string, now: number) {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`);
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature.digest("base64")}`,
  };
}

/** Whether a status says that the receiver refuses this webhook, and not that it fails. */
const isRefusal = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Sends a submission to a webhook: an https URL on a public host. */
export async function sendWebhook(
  submission: Submission,
  { url, secret, now }: { url: string; secret: string; now: number },
): Promise<Outcome> {
  const json = webhookBody(submission);
  const headers = signWebhook(submission._id, json, secret, now);
  try {
    const { status } = await outboundFetch(url, { ...limits, json, headers });
    if (status >= 200 && status < 300) return "sent";
    return isRefusal(status) ? "refused" : "down";
  } catch {
    return "down";
  }
}
