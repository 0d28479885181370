// @module-tag all
import { readFileSync } from "node:fs";
import { divertedHosts } from "../../support/doubles/diverted-hosts.ts";
import { messageIdOf, openMailServer } from "../../support/forms/mail-server.ts";
import { sendForm } from "../../support/forms/send-form.ts";
import { submissionsOf } from "../../support/forms/stored-submissions.ts";
import { openWebhookReceiver } from "../../support/forms/webhook-receiver.ts";
import { openServedSite } from "../../support/stack/served-site.ts";
import { portBeside, testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";

/** Number of submissions. 1,000 were measured for decision 039; fewer keep the suite fast. */
const COUNT = 20;

const HOST = "hooks.nightlight.example";
const SECRET = "a-secret-that-signs-webhooks";
const form = "form-delivery-test";
const smtpPort = portBeside(testStack, 72);
const hookPort = portBeside(testStack, 73);

const openSite = () => {
  const { DIVERT_HOSTS } = divertedHosts(testStack);
  return openServedSite(testStack, {
    name: "delivering-site",
    above: 71,
    env: {
      MARQUEE_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MARQUEE_MAIL_FROM: "Nightlight <site@nightlight.example>",
      MARQUEE_FORMS_WEBHOOK_SECRET: SECRET,
      DIVERT_HOSTS: JSON.stringify({ ...JSON.parse(DIVERT_HOSTS), [HOST]: hookPort }),
    },
  });
};

const answers = (index: number) => ({ name: `Sender ${index}`, email: `s${index}@example.org` });

test("[FORM-2][FORM-3] stores submissions while the mail server and the webhook are down, survives a kill, then sends each once, and deletes those whose retention is over", async ({
  lake,
}) => {
  test.setTimeout(240_000 + COUNT * 1_500);
  await lake.createOrReplace({
    _id: form,
    _type: "form",
    title: "Delivery test",
    recipients: ["office@nightlight.example"],
    webhook: `https://${HOST}/forms`,
    fields: [
      { _key: "name", _type: "formField", kind: "text", label: "Name", required: true },
      { _key: "email", _type: "formField", kind: "email", label: "Email", required: true },
    ],
  });
  const stored = () =>
    submissionsOf(lake).fetch<string[]>(`*[_type == "formSubmission" && form == $form]._id`, {
      form,
    });
  const first = await openSite();
  for (let index = 0; index < COUNT; index += 1) {
    const client = `198.51.${Math.floor(index / 200)}.1`;
    expect(await sendForm(first.url, form, answers(index), client)).toBe(200);
  }
  expect(await stored()).toHaveLength(COUNT);

  // Between storing and sending: nothing could be sent yet.
  process.kill(first.pid, "SIGKILL");
  await first.stop();
  const mail = await openMailServer(smtpPort);
  const hook = await openWebhookReceiver(hookPort, SECRET);
  const kept = { _type: "formSubmission", form: "form-retention-test", answers: [] };
  await submissionsOf(lake)
    .transaction()
    .createOrReplace({ ...kept, _id: "formSubmission.past", deleteAt: "2020-01-01T00:00:00.000Z" })
    .createOrReplace({
      ...kept,
      _id: "formSubmission.future",
      deleteAt: "2999-01-01T00:00:00.000Z",
    })
    .commit();
  const second = await openSite();
  try {
    const left = () =>
      submissionsOf(lake).fetch<string[]>("*[form == $form]._id", { form: kept.form });
    await expect.poll(left, { timeout: 20_000 }).toEqual(["formSubmission.future"]);
    const unsent = `count(*[form == $form && count(deliveries[state != "sent"]) > 0])`;
    const countUnsent = () => submissionsOf(lake).fetch<number>(unsent, { form });
    await expect.poll(countUnsent, { timeout: 200_000 + COUNT * 500 }).toBe(0);
    // When a later submission has been sent, so has any repetition of the earlier ones.
    expect(await sendForm(second.url, form, answers(COUNT))).toBe(200);
    await expect.poll(countUnsent).toBe(0);
    const ids = await stored();
    expect(ids).toHaveLength(COUNT + 1);
    const mailed = mail.mails.map((text) => messageIdOf(text).split("@")[0] ?? "");
    expect(mailed.toSorted()).toEqual(ids.toSorted());
    expect(hook.calls.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(hook.calls.every(({ isSigned }) => isSigned)).toBe(true);
    expect(mail.mails[0]).toContain("To: office@nightlight.example");
    expect(mail.mails[0]).toMatch(/Reply-To: s\d+@example\.org/);
    // Neither the answers nor the recipients are logged.
    const logs = readFileSync(second.log, "utf8");
    expect(logs).not.toMatch(/Sender \d|@example\.org|office@/);
  } finally {
    await second.stop();
    await mail.close();
    hook.close();
    for (const each of [form, kept.form]) {
      await submissionsOf(lake).delete({ query: "*[form == $form]", params: { form: each } });
    }
    await lake.delete(form);
  }
});
