import type { Submission } from "@marquee/schemas/submission";

type Delivery = Submission["deliveries"][number];
type Channel = Delivery["_key"];

/**
 * Result of sending a notification. `down`: the service failed, so all notifications of the form wait.
 * `refused`: the service refused this notification. `skipped`: the form has no recipient any more.
 */
export type Outcome = "sent" | "skipped" | "refused" | "down";

/** Dependencies of the deliveries. */
export type DeliverParts = {
  /** Channels that this site can send to. */
  channels: readonly Channel[];
  readDue: (
    now: number,
    channels: readonly Channel[],
    paused: readonly string[],
  ) => Promise<Submission[]>;
  claim: (
    submission: Submission,
    channel: Channel,
    claim: Partial<Delivery>,
  ) => Promise<string | null>;
  finish: (id: string, channel: Channel, result: Partial<Delivery>) => Promise<string | null>;
  send: Record<Channel, (submission: Submission) => Promise<Outcome>>;
  now: () => number;
};

/** Time after which another instance sends a notification that an instance has claimed, in ms. */
const CLAIM = 2 * 60_000;

/** Shortest and longest pause after a service has failed, in ms. */
const pauses = { shortest: 2_000, longest: 60_000 } as const;

/** Time after which a notification that the service refuses is not sent any more, in ms. */
const GIVE_UP = 3 * 86_400_000;

const HOUR = 3_600_000;

const iso = (time: number) => new Date(time).toISOString();

/**
 * Creates the function that sends all notifications that are due. The state of each is stored in its
 * submission. An instance claims a notification before it sends it, on the condition that no other
 * instance has changed the submission, so several instances send it once.
 */
export function createDelivery({ channels, readDue, claim, finish, send, now }: DeliverParts) {
  const paused = new Map<string, { until: number; failures: number }>();

  const keyOf = (channel: Channel, { form }: Submission) => `${channel} ${form}`;

  function pause(key: string): void {
    const failures = (paused.get(key)?.failures ?? 0) + 1;
    const wait = Math.min(pauses.shortest * 2 ** (failures - 1), pauses.longest);
    paused.set(key, { until: now() + wait, failures });
  }

  const pausedNow = () => [...paused].filter(([, { until }]) => until > now()).map(([key]) => key);

  function resultOf(outcome: Outcome, attempts: number, submittedAt: string): Partial<Delivery> {
    if (outcome === "sent" || outcome === "skipped") return { state: outcome };
    if (outcome === "down") return { state: "waiting", dueAt: iso(now()) };
    if (now() - Date.parse(submittedAt) > GIVE_UP) return { state: "failed" };
    const wait = Math.min(60_000 * 2 ** attempts, 6 * HOUR);
    return { state: "waiting", dueAt: iso(now() + wait) };
  }

  /** Sends one notification. Returns the submission's new revision; null if it changed elsewhere. */
  async function deliver(submission: Submission, delivery: Delivery): Promise<string | null> {
    const { _key: channel, attempts } = delivery;
    const claimed = await claim(submission, channel, {
      state: "sending",
      attempts: attempts + 1,
      dueAt: iso(now() + CLAIM),
    });
    if (claimed === null) return null;
    const outcome = await send[channel](submission);
    const key = keyOf(channel, submission);
    if (outcome === "down") pause(key);
    else paused.delete(key);
    return finish(submission._id, channel, resultOf(outcome, attempts, submission.submittedAt));
  }

  async function deliverAll(submission: Submission): Promise<void> {
    let current: Submission = submission;
    for (const delivery of submission.deliveries) {
      if (!channels.includes(delivery._key)) continue;
      const isOpen = delivery.state === "waiting" || delivery.state === "sending";
      const isDue = isOpen && Date.parse(delivery.dueAt) <= now();
      if (!isDue || pausedNow().includes(keyOf(delivery._key, submission))) continue;
      const revision = await deliver(current, delivery);
      if (revision === null) return;
      current = { ...current, _rev: revision };
    }
  }

  return async function deliverDue(): Promise<void> {
    for (;;) {
      const due = await readDue(now(), channels, pausedNow());
      if (due.length === 0) return;
      for (const submission of due) await deliverAll(submission);
    }
  };
}
