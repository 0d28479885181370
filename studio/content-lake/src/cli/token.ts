import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { randomId } from "../mutation/document-id.ts";
import { openCredentials } from "../store/credentials.ts";
import { openStore } from "../store/store.ts";
import { dataFolder, type Arguments } from "./arguments.ts";

const role = z.enum(["viewer", "editor", "administrator"]);

/** Makes a token and prints it, alone on its line: it is kept only as a hash and can't be shown again. */
export function makeToken(given: Arguments): void {
  const parsed = role.safeParse(given.role);
  if (!parsed.success) throw new Error("--role is one of viewer, editor, administrator.");
  const folder = dataFolder(given);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = openStore(join(folder, "lake.db"));
  const random = (bytes: number) => randomBytes(bytes);
  const token = `sk${randomId(random, 64)}`;
  openCredentials(store.database).add(token, {
    kind: "token",
    label: given.label ?? `${parsed.data} token`,
    role: parsed.data,
    userId: `robot-${randomId(random, 12)}`,
    createdAt: new Date().toISOString(),
  });
  store.close();
  console.log(token);
}
