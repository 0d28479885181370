/** Holds what an editor chose to preview; of effect in draft mode alone. */
export const PREVIEW_COOKIE = "marquee_preview_as";

/** Where the bar sends a choice. */
export const PREVIEW_PATH = "/api/preview-as";

/** Who a page may be seen by: the editor, who sees all there is, or somebody made up. */
export const people = [
  "everything",
  "visitor",
  "guest",
  "unverified",
  "oneStep",
  "member",
] as const;

/** Where the light of the page comes from. */
export const lights = ["device", "bright", "dark"] as const;

/** How much of it moves. */
export const motions = ["device", "reduced", "full"] as const;

/** What was said to the question for consent. `kept`: whatever was said in the preview itself stands. */
export const consents = ["refused", "before", "accepted", "kept"] as const;

/** One of {@link consents}. */
export type ConsentChoice = (typeof consents)[number];

/** A custom claim of a member. */
export type Claim = { name: string; value: string };

/** Who a page is seen by; a claim is a member's alone. */
export type Person = { is: (typeof people)[number]; claim: Claim | null };

/** What an editor chose to preview, besides the answer to the question for consent, which is a cookie of its own. */
export type Choice = {
  person: Person;
  light: (typeof lights)[number];
  motion: (typeof motions)[number];
  /** In ms since 1970; null: now. */
  at: number | null;
  /** Whether the page asks for consent as it does elsewhere. An editor who has chosen nothing is asked nothing. */
  asksConsent: boolean;
};

/** What an editor sees who has chosen nothing. */
export const editorsChoice: Choice = {
  person: { is: "everything", claim: null },
  light: "device",
  motion: "device",
  at: null,
  asksConsent: false,
};

/** Takes a person, gives what stands for them in the form and in the cookie: `visitor`, `member?role=jury`. */
export const writePerson = ({ is, claim }: Person): string =>
  claim === null ? is : `${is}?${new URLSearchParams({ [claim.name]: claim.value })}`;
