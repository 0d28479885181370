import { EmailAuthProvider, PhoneAuthProvider, reauthenticateWithCredential } from "firebase/auth";
import { withTimeLimit } from "../../time-limit.ts";
import { memberNow } from "./follow-account.client.ts";
import { codedError } from "./coded-error.ts";

/** Confirms the member's identity by password; rejects with an error that `explainError` can read. */
export async function confirmByPassword(password: string): Promise<void> {
  if (password === "") throw codedError("missing-password");
  const user = memberNow();
  const credential = EmailAuthProvider.credential(user.email ?? "", password);
  await withTimeLimit(reauthenticateWithCredential(user, credential));
}

/** Confirms the member's identity by a code that was sent to the account's own number. */
export async function confirmByCode(sentId: string, code: string): Promise<void> {
  const credential = PhoneAuthProvider.credential(sentId, code);
  await withTimeLimit(reauthenticateWithCredential(memberNow(), credential));
}
