import * as z from "zod";
import { readSecrets } from "../../../studio/launcher/plan/data-folder.ts";
import { addressesOf, dataFolder, testStack } from "../stack/stack.ts";

const project = "projects/demo-marquee";

/** Account fields that the provider's administrator can set; names as in its REST API. */
export type AccountFields = {
  email?: string;
  password?: string;
  displayName?: string;
  photoUrl?: string;
  /** International form, such as `+15551230001`. */
  phoneNumber?: string;
  emailVerified?: boolean;
};

const account = z.looseObject({
  localId: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  displayName: z.string().optional(),
  phoneNumber: z.string().optional(),
  providerUserInfo: z.array(z.looseObject({ providerId: z.string() })).optional(),
});

/** Types of email with a one-time link, as the provider names them. */
export type MailKind =
  | "PASSWORD_RESET"
  | "VERIFY_EMAIL"
  | "VERIFY_AND_CHANGE_EMAIL"
  | "RECOVER_EMAIL"
  | "EMAIL_SIGNIN";

export const freshEmail = () => `${crypto.randomUUID()}@marquee.test`;

/** Returns a random North American phone number from the range reserved for fiction. */
export const freshPhone = (ending = String(pick(100)).padStart(2, "0")) =>
  `+1${200 + pick(800)}55501${ending}`;

const pick = (below: number) => Math.floor(Math.random() * below);

/** Creates an account as an administrator would. Returns its id and credentials. */
export async function createAccount(
  fields: AccountFields = {},
): Promise<{ uid: string; email: string; password: string }> {
  const { email = freshEmail(), password = "secret-1" } = fields;
  const made = await ask(`/identitytoolkit.googleapis.com/v1/${project}/accounts`, {
    ...fields,
    email,
    password,
  });
  return { uid: z.looseObject({ localId: z.string() }).parse(made).localId, email, password };
}

/**
 * Changes an account. `validSince` (seconds, as text) revokes tokens that were issued earlier.
 * `claims` (custom claims) and `secondFactors` (phone numbers) replace the stored values
 * completely.
 */
export async function updateAccount(
  uid: string,
  changes: AccountFields & {
    disableUser?: boolean;
    validSince?: string;
    claims?: Record<string, unknown>;
    secondFactors?: string[];
  },
): Promise<void> {
  const { claims, secondFactors, ...fields } = changes;
  const enrollments = secondFactors?.map((phoneInfo) => ({
    phoneInfo,
    mfaEnrollmentId: crypto.randomUUID(),
    enrolledAt: new Date().toISOString(),
  }));
  await ask(`/identitytoolkit.googleapis.com/v1/${project}/accounts:update`, {
    localId: uid,
    ...fields,
    ...(claims ? { customAttributes: JSON.stringify(claims) } : {}),
    ...(enrollments ? { mfa: { enrollments } } : {}),
  });
}

export async function deleteAccount(uid: string): Promise<void> {
  await ask(`/identitytoolkit.googleapis.com/v1/${project}/accounts:delete`, { localId: uid });
}

export async function findAccount(
  by: { uid: string } | { email: string } | { phoneNumber: string },
): Promise<z.infer<typeof account> | null> {
  const question = "uid" in by ? { localId: [by.uid] } : lists(by);
  const answer = await ask(
    `/identitytoolkit.googleapis.com/v1/${project}/accounts:lookup`,
    question,
  );
  return z.looseObject({ users: z.array(account).default([]) }).parse(answer).users[0] ?? null;
}

export const providersOf = async (email: string): Promise<string[] | undefined> =>
  (await findAccount({ email }))?.providerUserInfo?.map(({ providerId }) => providerId).toSorted();

const lists = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]]));

/** Returns the link of the newest email of this kind to an address. Throws if there is none, or it was used. */
export async function oneTimeLink(email: string, kind: MailKind): Promise<string> {
  const link = z.looseObject({ email: z.string(), requestType: z.string(), oobLink: z.string() });
  const answer = await ask(`/emulator/v1/${project}/oobCodes`);
  const { oobCodes } = z.looseObject({ oobCodes: z.array(link).default([]) }).parse(answer);
  const found = oobCodes.findLast((each) => each.email === email && each.requestType === kind);
  if (found) return found.oobLink;
  throw new Error(`No ${kind} email was sent to ${email}, or its link was used.`);
}

/** Returns the code of the newest text message to a number. Throws if there is none, or it was used. */
export async function textMessageCode(phoneNumber: string): Promise<string> {
  const message = z.looseObject({ phoneNumber: z.string(), code: z.string() });
  const answer = await ask(`/emulator/v1/${project}/verificationCodes`);
  const { verificationCodes } = z
    .looseObject({ verificationCodes: z.array(message).default([]) })
    .parse(answer);
  const found = verificationCodes.findLast((each) => each.phoneNumber === phoneNumber);
  if (found) return found.code;
  throw new Error(`No text message was sent to ${phoneNumber}, or its code was used.`);
}

/** Backdates an account's sessions. After 600 s, the provider rejects actions that require a recent sign-in. */
export async function ageSessions(uid: string, seconds: number): Promise<void> {
  await ask("/marquee/age-sessions", { localId: uid, seconds });
}

/** Sets fields of the provider's configuration, such as `{ passwordPolicyConfig: … }`; null resets a field. */
export async function configureProvider(
  config: Record<string, object | null>,
  stack = testStack,
): Promise<void> {
  const fields = Object.entries(config);
  const update = Object.fromEntries(fields.filter(([, value]) => value !== null));
  const mask = fields.map(([name]) => name).join(",");
  const path = `/identitytoolkit.googleapis.com/v2/${project}/config?updateMask=${mask}`;
  await ask(path, update, { method: "PATCH", stack });
}

/** Creates a tenant that allows sign-up with a password. Returns its id. */
export async function createTenant(displayName: string): Promise<string> {
  const tenant = { displayName, allowPasswordSignup: true };
  const made = await ask(`/identitytoolkit.googleapis.com/v2/${project}/tenants`, tenant);
  const { name } = z.looseObject({ name: z.string() }).parse(made);
  return name.slice(name.lastIndexOf("/") + 1);
}

/** Lets the provider mint a session cookie, bypassing the site. `seconds` is its lifetime, at least 300. */
export async function mintSession(
  idToken: string,
  { seconds = 3_600, tenantId = null }: { seconds?: number; tenantId?: string | null } = {},
): Promise<string> {
  const within = tenantId === null ? project : `${project}/tenants/${tenantId}`;
  const minted = await ask(`/identitytoolkit.googleapis.com/v1/${within}:createSessionCookie`, {
    idToken,
    validDuration: String(seconds),
  });
  return z.looseObject({ sessionCookie: z.string() }).parse(minted).sessionCookie;
}

/** Calls the sign-in service with administrator permissions; throws on an error response. */
async function ask(
  path: string,
  body?: object,
  { method = body ? "POST" : "GET", stack = testStack } = {},
): Promise<unknown> {
  const { gatewaySecret } = readSecrets(dataFolder(stack));
  const response = await fetch(`${addressesOf(stack).auth}/owner/${gatewaySecret}${path}`, {
    method,
    ...(body
      ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
      : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned status ${response.status}: ${text}`);
  return JSON.parse(text);
}
