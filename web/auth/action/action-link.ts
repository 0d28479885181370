/** What the provider sends mails for, in the words of their links. [AUTH-5] */
const modes = [
  "resetPassword",
  "verifyEmail",
  "verifyAndChangeEmail",
  "recoverEmail",
  "signIn",
  "revertSecondFactorAddition",
] as const;

/** What a mail's link does. */
export type ActionMode = (typeof modes)[number];

/** What a mail's link says. Anybody may have written it. */
export type ActionLink = {
  mode: ActionMode;
  /** Works once. */
  code: string;
  /** Where the person wanted to go on; no more than a wish until `returnPath` has looked at it. */
  continueUrl: string | null;
};

/** The provider's codes are base64url; those of today have 54 letters. */
const isCode = (code: string) => /^[\w-]{1,1024}$/.test(code);

const isMode = (word: string | null): word is ActionMode => modes.some((mode) => mode === word);

/** Reads a mail's link from its query or from our fragment; null where it is none. */
export function parseActionLink(parameters: URLSearchParams): ActionLink | null {
  const mode = parameters.get("mode");
  const code = parameters.get("oobCode") ?? "";
  const continueUrl = parameters.get("continueUrl");
  return isMode(mode) && isCode(code) ? { mode, code, continueUrl: continueUrl || null } : null;
}

/** The link as a query: `parseActionLink` reads it back, and nothing else of the mail's address is in it. */
export function writeActionLink({ mode, code, continueUrl }: ActionLink): string {
  const parameters = new URLSearchParams({ mode, oobCode: code });
  if (continueUrl !== null) parameters.set("continueUrl", continueUrl);
  return parameters.toString();
}
