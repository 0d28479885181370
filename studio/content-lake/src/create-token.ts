import type { Credentials } from "./store/credentials.ts";
import { randomId } from "./mutation/document-id.ts";

export interface NewToken {
  /** The name of a role. */
  role: string;
  label?: string | undefined;
  /** A random text by default. */
  text?: string | undefined;
}

/** Returns the token's text, of which only the hash is stored. */
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
