import "server-only";
import * as z from "zod";
import { contentClient } from "../../content/service/client.server.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";

const refusals = [401, 403, 404];

const transactionShape = z.object({ author: z.string() });

/** Returns the values of a body with one JSON value per line. The client parses a body of one line itself if its type is JSON. */
const parseLines = (body: unknown): unknown[] =>
  typeof body === "string"
    ? body.split("\n").flatMap((line) => (line.trim() ? [JSON.parse(line)] : []))
    : [body];

/**
 * Reads the authors of the first two transactions that changed a document. Returns null if the token may not read
 * them, or if the content service has stored none.
 */
export async function readAuthors(documentId: string): Promise<readonly string[] | null> {
  const uri = `/data/history/${serverEnv().sanity.dataset}/transactions/${encodeURIComponent(documentId)}`;
  // Two transactions suffice to see that a document was changed after it was stored.
  const query = { excludeContent: "true", includeIdentifiedDocumentsOnly: "true", limit: "2" };
  const body = await contentClient()
    .request<unknown>({ uri, query })
    .catch((error: unknown) => {
      if (!refusals.includes(Number(Object(error).statusCode))) throw error;
      return "";
    });
  const authors = parseLines(body).map((line) => transactionShape.parse(line).author);
  if (authors.length > 0) return authors;
  log.warn(
    "preview: the content service doesn't tell SANITY_API_READ_TOKEN who stored a preview secret, so the log names no editor who opens drafts. Use a token that may read the history.",
  );
  return null;
}
