import * as z from "zod";

/** The fields of a half-filled form that the cross-field rules read; a missing value counts as its default. */
const stored = z
  .object({
    emailPassword: z.boolean().nullish(),
    emailLink: z.boolean().nullish(),
    phone: z.boolean().nullish(),
    anonymous: z.boolean().nullish(),
    signUp: z.boolean().nullish(),
    providers: z.array(z.unknown()).nullish(),
    oidcProviders: z.array(z.unknown()).nullish(),
    secondFactor: z.string().nullish(),
    tokenSync: z.string().nullish(),
    tenantId: z.string().nullish(),
  })
  .catch({});

type Stored = z.output<typeof stored>;

/** Result of a form rule: true, or a message. */
type Verdict = true | string;

/** Turns a check of the whole form into a validation rule of one field. */
const aboutForm =
  (judge: (settings: Stored) => Verdict) =>
  (_value: unknown, { document }: { document?: unknown }): Verdict =>
    judge(stored.parse(document ?? {}));

const isPasswordOn = ({ emailPassword }: Stored) => emailPassword ?? true;

/** Warning: with every sign-in method off nobody can sign in. */
export const someWayIn = aboutForm((settings) => {
  const { emailLink, phone, anonymous, providers, oidcProviders } = settings;
  const ways = [
    isPasswordOn(settings),
    emailLink,
    phone,
    anonymous,
    (providers ?? []).length > 0,
    (oidcProviders ?? []).length > 0,
  ];
  return (
    ways.some(Boolean) || "Nobody can sign in: every way in is off. Gates stay closed to everyone."
  );
});

/** Warning: a guest counts as a new account and has no second factor. */
export const guestsCanEnter = aboutForm(({ anonymous, signUp, secondFactor }) => {
  if (!anonymous) return true;
  if (signUp === false) {
    return "Each guest is a new account. As nobody may make one, guests are not let in.";
  }
  return secondFactor === "required"
    ? "Guests have no second factor, so no gate opens for them."
    : true;
});

/** Warning: limits of phone sign-in in Identity Platform. */
export const phoneFits = aboutForm(({ phone, tenantId, secondFactor }) => {
  if (!phone) return true;
  if (tenantId) return "Identity Platform has no sign-in by phone within a tenant.";
  return secondFactor === "required"
    ? "Who signs in by phone alone can't add a second factor, so no gate opens for them."
    : true;
});

/** Warning: without a session of the site no gate opens. */
export const sessionsAreOpened = aboutForm(
  ({ tokenSync }) =>
    tokenSync !== "off" ||
    "The site opens no session, so it knows nobody: every gate stays closed, whoever signs in.",
);

const withId = z.array(z.looseObject({ id: z.string().catch("") })).catch([]);

/** Form rule: each provider is listed once. */
export function isOncePerProvider(entries: unknown): Verdict {
  const ids = withId.parse(entries ?? []).map(({ id }) => id);
  return (
    new Set(ids).size === ids.length || "A provider is in the list twice. Keep one entry for each."
  );
}
