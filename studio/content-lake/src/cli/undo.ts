import * as z from "zod";
import type { Arguments } from "./arguments.ts";
import { lakeClient } from "./lake-client.ts";
import { table } from "./table.ts";

const responseShape = z.object({
  transactionId: z.string().nullable(),
  transactions: z.number(),
  documents: z.array(
    z.object({
      id: z.string(),
      operation: z.enum(["restore", "create", "delete", "none", "skip"]),
      reason: z.enum(["changedSince", "fileMissing", "refused"]).optional(),
      description: z.string().optional(),
      changedBy: z
        .object({ transactionId: z.string(), author: z.string(), timestamp: z.string() })
        .optional(),
    }),
  ),
});
type Documents = z.infer<typeof responseShape>["documents"];

export async function undo(given: Arguments): Promise<void> {
  const client = lakeClient(given);
  const { dataset } = client.config();
  const isDry = given["dry-run"] === true;
  const response: unknown = await client.request({
    method: "POST",
    url: `/data/undo/${dataset}`,
    body: { ...selectionOf(given), dryRun: isDry, force: given.force === true },
  });
  const { transactionId, transactions, documents } = responseShape.parse(response);
  console.log(
    table([
      ["document", "result"],
      ...documents.map(({ id, ...rest }) => [id, describe(rest, isDry)]),
    ]),
  );
  const skipped = documents.filter(({ reason }) => reason === "changedSince").length;
  const result = isDry
    ? "nothing is written (--dry-run)"
    : `written as transaction ${transactionId ?? "none, because nothing changes"}`;
  console.log(`  undo: ${transactions} transactions, ${documents.length} documents, ${result}`);
  if (skipped > 0) {
    console.log(
      `  undo: ${skipped} documents were changed since and are skipped. --force reverts the later changes too.`,
    );
  }
}

function selectionOf({ files: [transactionId], author, since, until }: Arguments) {
  if (transactionId !== undefined) return { transactionId };
  if (author === undefined || since === undefined) {
    throw new Error("Use: undo TRANSACTION, or undo --author ID|EMAIL --since TIME [--until TIME]");
  }
  return {
    author,
    since: timeOf("--since", since),
    ...(until === undefined ? {} : { until: timeOf("--until", until) }),
  };
}

/** Returns a time in ISO 8601. A date alone is its beginning in UTC. */
function timeOf(option: string, text: string): string {
  const time = new Date(text);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  throw new Error(`${option} ${text} is not valid. Use a time such as 2026-11-21T12:00:00Z.`);
}

function describe(
  { operation, reason, description, changedBy }: Omit<Documents[number], "id">,
  isDry: boolean,
): string {
  const since = changedBy
    ? ` (changed by ${changedBy.author} at ${changedBy.timestamp}, transaction ${changedBy.transactionId})`
    : "";
  switch (reason) {
    case "changedSince":
      return `skipped${since}`;
    case "fileMissing":
      return "skipped: the asset's file was deleted";
    case "refused":
      return `skipped: ${description}`;
    case undefined:
      return `${operation !== "none" && isDry ? "would be " : ""}${results[operation]}${since}`;
  }
}

const results = {
  restore: "restored",
  create: "created again",
  delete: "deleted",
  none: "unchanged",
  skip: "skipped",
} as const;
