import type { MultiFactorError, MultiFactorResolver } from "firebase/auth";

/** Returns the id and the email address of the account in the provider's response to the first factor. */
export function accountIn({ customData }: MultiFactorError): { uid: string; email: string } | null {
  const { localId, email } = Object(Object(customData)._serverResponse);
  if (typeof localId !== "string") return null;
  return { uid: localId, email: typeof email === "string" ? email : "" };
}

/** Returns the provider's proof that the first factor was accepted. */
export function proofIn({ session }: MultiFactorResolver): string {
  const { pendingCredential } = Object(
    Object(JSON.parse(JSON.stringify(session))).multiFactorSession,
  );
  return String(pendingCredential);
}
