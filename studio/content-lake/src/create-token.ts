import type { Credentials } from "./store/credentials.ts";
import { randomId } from "./mutation/document-id.ts";

/** The role, the label and the text of a new token. */
export interface NewToken {
  /** The name of a role. */
  role: string;
  label?: string | undefined;
  /** A random text by default. */
  text?: string | undefined;
}

/** Stores a new token and returns its text. Only the hash of the text is stored. */
export function createToken(
  credentials: Credentials,
  { role, label = `${role} token`, text }: NewToken,
  { now, random }: { now: () => Date; random: (bytes: number) => Uint8Array },
): string {
  const token = text ?? `sk${randomId(random, 64)}`;
  const userId = `robot-${randomId(random, 12)}`;
  credentials.add(token, { kind: "token", label, role, userId, createdAt: now().toISOString() });
  return token;
}
