import * as z from "zod";
import { type MailKind, oneTimeLink } from "./accounts.ts";
import { addressesOf, testStack } from "../stack/stack.ts";

type Account = { email: string; password: string };

type Mail = {
  kind: Exclude<MailKind, "RECOVER_EMAIL">;
  account: Account;
  newEmail?: string;
  continueUrl?: string;
};

/** Lets the provider send an email, as the SDK does. Returns the path and query of the email's link on this site. */
export async function sendMail({ kind, account, newEmail, continueUrl }: Mail): Promise<string> {
  const needsMember = kind === "VERIFY_EMAIL" || kind === "VERIFY_AND_CHANGE_EMAIL";
  const member = needsMember ? { idToken: await idTokenOf(account) } : { email: account.email };
  await callProvider("v1/accounts:sendOobCode", {
    requestType: kind,
    ...member,
    ...(newEmail ? { newEmail } : {}),
    ...(continueUrl ? { continueUrl } : {}),
  });
  return actionPath(await oneTimeLink(account.email, kind));
}

/** Returns the path and query that open an email's link on this site, with `changes` of its parameters. */
export function actionPath(link: string, changes: Record<string, string> = {}): string {
  const { searchParams } = new URL(link, "http://localhost");
  for (const [name, value] of Object.entries(changes)) searchParams.set(name, value);
  return `/auth/action?${searchParams.toString()}`;
}

/**
 * Signs in as the SDK does, but without a browser, and returns the ID token. With `isNew`, signs up
 * instead. `tenantId` is the account's tenant, if it has one. Throws on an error response.
 */
export async function idTokenOf(
  { email, password }: Account,
  { isNew = false, tenantId }: { isNew?: boolean; tenantId?: string } = {},
): Promise<string> {
  const fields = { email, password, returnSecureToken: true, ...(tenantId ? { tenantId } : {}) };
  const operation = isNew ? "v1/accounts:signUp" : "v1/accounts:signInWithPassword";
  const response = await callProvider(operation, fields);
  return z.looseObject({ idToken: z.string() }).parse(response).idToken;
}

/** Calls the sign-in service as the SDK does. `operation` includes the API's version. Throws on an error response. */
export async function callProvider(operation: string, fields: object): Promise<unknown> {
  const { auth, site } = addressesOf(testStack);
  const response = await fetch(`${auth}/identitytoolkit.googleapis.com/${operation}?key=demo-key`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site },
    body: JSON.stringify(fields),
  });
  const result: unknown = await response.json();
  if (!response.ok) throw new Error(`${operation} returned ${JSON.stringify(result)}`);
  return result;
}
