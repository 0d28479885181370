import { workFor } from "../gateway/caller.ts";
import type { Middleware } from "../gateway/middleware.ts";

/** Kinds of emails whose link changes an account's address. */
const changes = ["VERIFY_AND_CHANGE_EMAIL", "RECOVER_EMAIL"];

/**
 * Once an email link has changed an account's address, sends the old address an undo link and ends earlier sessions, as
 * Google does. The emulator does neither.
 */
export const guardChangedAddress: Middleware = async (call, next) => {
  const code = call.fields.get("oobcode");
  const isUpdate = call.operation.path.endsWith("/accounts:update");
  const mail = isUpdate && typeof code === "string" ? call.state.oobs.get(code) : undefined;
  const answer = await next();
  if (answer.status !== 200 || !mail || !changes.includes(mail.requestType)) return answer;
  const account = call.state.getUserByEmail(mail.newEmail ?? mail.email);
  if (!account) return answer;
  const isChange = mail.requestType === "VERIFY_AND_CHANGE_EMAIL";
  call.state.updateUserByLocalId(account.localId, {
    validSince: String(Math.floor(call.now() / 1000)),
    ...(isChange ? { initialEmail: mail.email } : {}),
  });
  if (isChange) {
    workFor(call, () => call.state.createOob(mail.email, undefined, "RECOVER_EMAIL", recoverLink));
  }
  return answer;
};

function recoverLink(oobCode: string): string {
  const query = new URLSearchParams({ mode: "recoverEmail", oobCode, apiKey: "demo-key" });
  return `http://localhost/?${query.toString()}`;
}
