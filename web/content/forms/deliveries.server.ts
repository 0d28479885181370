import "server-only";
import { ClientError } from "@sanity/client";
import {
  type Submission,
  submissionFileType,
  submissionShape,
  submissionType,
} from "@marquee/schemas/submission";
import * as z from "zod";
import { submissionWorker } from "./submission-client.server.ts";

/** A channel's state in a submission. */
type Delivery = Submission["deliveries"][number];

/** Maximum number of submissions that one query returns. */
const MOST = 20;

/** GROQ: submissions with a delivery that is due, without those of the forms in $paused. */
const dueQuery = `*[_type == "${submissionType}" && count(deliveries[
    state in ["waiting", "sending"] && dueAt <= $now && _key in $channels && !((_key + " " + ^.form) in $paused)
  ]) > 0] | order(submittedAt) [0...${MOST}]`;

const expiredQuery = `*[_type in ["${submissionType}", "${submissionFileType}"] && deleteAt <= $now]`;

const dueShape = z.array(submissionShape);

function worker() {
  const client = submissionWorker();
  if (client === null) throw new Error("MARQUEE_FORMS_WORKER_TOKEN is missing.");
  return client;
}

const fieldsOf = (channel: string, change: Partial<Delivery>) =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      `deliveries[_key=="${channel}"].${name}`,
      value,
    ]),
  );

/** Returns the next submissions with a delivery that is due. */
export const readDue = async (
  now: number,
  channels: readonly Delivery["_key"][],
  paused: readonly string[],
): Promise<Submission[]> =>
  dueShape.parse(
    await worker().fetch<unknown>(dueQuery, {
      now: new Date(now).toISOString(),
      channels,
      paused,
    }),
  );

/**
 * Claims a delivery for this instance. Returns the submission's new revision, or null if another
 * instance has changed the submission since it was read.
 */
export async function claimDelivery(
  { _id, _rev }: Submission,
  channel: Delivery["_key"],
  claim: Partial<Delivery>,
): Promise<string | null> {
  try {
    const { transactionId } = await worker()
      .patch(_id)
      .ifRevisionId(_rev)
      .set(fieldsOf(channel, claim))
      .commit({ returnDocuments: false, visibility: "sync" });
    return transactionId;
  } catch (error) {
    if (error instanceof ClientError && error.statusCode === 409) return null;
    throw error;
  }
}

/** Stores the result of a delivery. Returns the new revision; null if the submission was deleted meanwhile. */
export async function finishDelivery(
  id: string,
  channel: Delivery["_key"],
  result: Partial<Delivery>,
): Promise<string | null> {
  try {
    const { transactionId } = await worker()
      .patch(id)
      .set(fieldsOf(channel, result))
      .commit({ returnDocuments: false, visibility: "sync" });
    return transactionId;
  } catch (error) {
    if (error instanceof ClientError && error.statusCode < 500) return null;
    throw error;
  }
}

/** Deletes submissions and files whose retention is over. */
export async function deleteExpired(now: number): Promise<void> {
  const params = { now: new Date(now).toISOString() };
  await worker().delete({ query: expiredQuery, params }, { returnDocuments: false });
}
