import "server-only";
import { readFormDelivery } from "../content/forms/form.server.ts";
import { parsePayload } from "../content/forms/parse-payload.ts";
import { storeSubmission } from "../content/forms/store-submission.server.ts";
import { reasonOf } from "../runtime/log-text.ts";
import { log } from "../runtime/log.ts";
import { codeOfProof } from "./challenge.server.ts";
import { warnOfMissingSettings } from "./delivery.server.ts";
import { isNonce, submissionIdOf } from "./form-keys.server.ts";
import { formMemory } from "./form-memory.server.ts";
import { createReceiver } from "./receive-form.ts";

/** Checks and stores a form that a browser sent. */
export const receiveForm = createReceiver({
  charge: (...counted) => formMemory().limits.charge(...counted),
  codeOfProof: async (proof, form) => {
    const payload = parsePayload(proof);
    return payload === null ? null : codeOfProof(payload, form);
  },
  isNonce: (nonce, form) => isNonce(nonce, form, Date.now()),
  submissionIdOf,
  readDelivery: async (form) => {
    const delivery = await readFormDelivery(form);
    if (delivery !== null) warnOfMissingSettings(delivery);
    return delivery;
  },
  store: storeSubmission,
  onUnstored: (error) =>
    log.error(
      `forms: a submission could not be stored (${reasonOf(error)}). The visitor was asked to send it again. Check MARQUEE_FORMS_WRITE_TOKEN and the dataset of submissions.`,
    ),
  now: Date.now,
});
