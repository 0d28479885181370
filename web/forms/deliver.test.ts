import type { Submission } from "@marquee/schemas/submission";
import { expect, test } from "vitest";
import { createDelivery, type Outcome } from "./deliver.ts";

const start = Date.parse("2031-01-01T00:00:00Z");

/** Returns a store of one submission with two waiting notifications, and a clock. */
function setUp(outcomes: { email: Outcome; webhook: Outcome }) {
  const clock = { time: start };
  const iso = new Date(start).toISOString();
  const state: Submission["deliveries"][number]["state"] = "waiting";
  const waiting = { state, attempts: 0, dueAt: iso };
  let submission: Submission = {
    _id: "formSubmission.1",
    _rev: "0",
    form: "form",
    formTitle: "Contact",
    page: "",
    language: "en",
    submittedAt: iso,
    deleteAt: iso,
    answers: [],
    addresses: [],
    deliveries: [
      { _key: "email", ...waiting },
      { _key: "webhook", ...waiting },
    ],
  };
  const sent: string[] = [];
  const change = (channel: string, fields: object) => {
    const deliveries = submission.deliveries.map((each) =>
      each._key === channel ? { ...each, ...fields } : each,
    );
    submission = { ...submission, deliveries, _rev: `${Number(submission._rev) + 1}` };
    return submission._rev;
  };
  const send = (channel: "email" | "webhook") => async () => {
    sent.push(channel);
    return outcomes[channel];
  };
  const open = () =>
    createDelivery({
      channels: ["email", "webhook"],
      readDue: async (now, channels, paused) =>
        submission.deliveries.some(
          ({ _key, state, dueAt }) =>
            (state === "waiting" || state === "sending") &&
            Date.parse(dueAt) <= now &&
            channels.includes(_key) &&
            !paused.includes(`${_key} form`),
        )
          ? [submission]
          : [],
      claim: async ({ _rev }, channel, fields) =>
        _rev === submission._rev ? change(channel, fields) : null,
      finish: async (_id, channel, fields) => change(channel, fields),
      send: { email: send("email"), webhook: send("webhook") },
      now: () => clock.time,
    });
  const states = () => submission.deliveries.map(({ state }) => state);
  return { open, sent, states, clock, outcomes };
}

test("[FORM-3] sends each notification once, also with two instances, and one after its service has recovered", async () => {
  const { open, sent, states } = setUp({ email: "sent", webhook: "sent" });
  await Promise.all([open()(), open()()]);
  await open()();
  expect(sent.toSorted()).toEqual(["email", "webhook"]);
  expect(states()).toEqual(["sent", "sent"]);
  const recovering = setUp({ email: "down", webhook: "sent" });
  const deliver = recovering.open();
  await deliver();
  expect(recovering.states()).toEqual(["waiting", "sent"]);
  recovering.outcomes.email = "sent";
  await deliver();
  expect(recovering.states()).toEqual(["waiting", "sent"]);
  recovering.clock.time += 60_000;
  await deliver();
  expect(recovering.states()).toEqual(["sent", "sent"]);
  expect(recovering.sent).toEqual(["email", "webhook", "email"]);
});

test("[FORM-3] repeats a refused notification less and less often, and gives up after three days", async () => {
  const { open, sent, states, clock } = setUp({ email: "refused", webhook: "sent" });
  const deliver = open();
  for (let hour = 0; hour < 96; hour += 1) {
    await deliver();
    clock.time += 3_600_000;
  }
  expect(states()).toEqual(["failed", "sent"]);
  expect(sent.length).toBeLessThan(30);
});
