/** Name of the cookie with an editor's preview settings; it takes effect in draft mode only. */
export const PREVIEW_COOKIE = "marquee_preview_as";

/** Path of the endpoint that the preview bar posts its settings to. */
export const PREVIEW_PATH = "/api/preview-as";

/**
 * The viewers that a page can be previewed as. `everything` is the editor, who sees all blocks. All
 * other viewers are simulated: `unverified` is a member without a verified email address, and
 * `oneStep` is a member without a second factor.
 */
export const people = [
  "everything",
  "visitor",
  "guest",
  "unverified",
  "oneStep",
  "member",
] as const;

export const colorSchemes = ["device", "bright", "dark"] as const;

export const motions = ["device", "reduced", "full"] as const;

/**
 * Consent states of the preview. `before`: not yet answered. `kept`: the editor accepted only some purposes in the
 * page's own consent banner.
 */
export const consents = ["refused", "before", "accepted", "kept"] as const;

export type ConsentChoice = (typeof consents)[number];

/** A custom claim of a member. */
export type Claim = { name: string; value: string };

/** The viewer of a preview; only a member has a claim. */
export type Person = { is: (typeof people)[number]; claim: Claim | null };

/** An editor's preview settings, except for the consent, which has a cookie of its own. */
export type PreviewSettings = {
  person: Person;
  light: (typeof colorSchemes)[number];
  motion: (typeof motions)[number];
  /** The previewed time in ms since 1970. Null means the current time. */
  at: number | null;
  /** Whether the page asks for consent, as it asks visitors. False for an editor who has chosen no settings. */
  requestsConsent: boolean;
};

/** The preview settings of an editor who has chosen none. */
export const editorSettings: PreviewSettings = {
  person: { is: "everything", claim: null },
  light: "device",
  motion: "device",
  at: null,
  requestsConsent: false,
};

/** Serializes a person for the form and the cookie: `visitor`, `member?role=jury`. */
export const writePerson = ({ is, claim }: Person): string =>
  claim === null ? is : `${is}?${new URLSearchParams({ [claim.name]: claim.value })}`;
