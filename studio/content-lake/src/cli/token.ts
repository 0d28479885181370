import { randomBytes } from "node:crypto";
import { createToken } from "../create-token.ts";
import { readRoleOption, type Arguments } from "./arguments.ts";
import { withData, type OpenData } from "./open-data.ts";
import { table } from "./table.ts";

/** Runs `token --role R`, which creates a token, `token list`, and `token revoke ID…`. */
export function token(given: Arguments): Promise<void> {
  const [action, ...ids] = given.files;
  if (action === undefined) return printNewToken(given);
  if (action === "list") return withData(given, listTokens);
  if (action === "revoke" && ids.length > 0) return withData(given, (data) => revoke(data, ids));
  throw new Error("Use: token --role ROLE, token list, or token revoke ID (an ID from the list).");
}

/** Creates a token and prints it alone on a line. Only its hash is stored, so it can't be displayed again. */
async function printNewToken(given: Arguments): Promise<void> {
  const sources = { now: () => new Date(), random: (bytes: number) => randomBytes(bytes) };
  const text = await withData(given, ({ credentials, roles }) => {
    const role = readRoleOption(given, roles, "people and tokens", "tokens");
    return createToken(credentials, { role, label: given.label }, sources);
  });
  console.log(text);
}

function listTokens({ credentials }: OpenData): void {
  const rows = credentials
    .tokens(new Date())
    .map(({ userId, role, createdAt, label }) => [userId, role, createdAt.slice(0, 10), label]);
  console.log(table([["ID", "ROLE", "CREATED", "LABEL"], ...rows]));
}

function revoke({ credentials }: OpenData, ids: readonly string[]): void {
  for (const id of ids) {
    if (!credentials.revoke(id, new Date())) {
      throw new Error(
        `There is no token with the ID "${id}". To list all tokens, use: token list.`,
      );
    }
    console.log(`Revoked ${id}.`);
  }
}
