import type { Member } from "../content/gates/access.ts";
import type { MemberDisplay } from "../content/gates/reader.ts";
import { initialsOf } from "../i18n/initials.ts";

export const displayOf = (member: Member): MemberDisplay => ({
  isGuest: member.isGuest,
  name: member.isGuest ? null : member.name,
  initials: member.isGuest ? "" : initialsOf(member.name),
  email: member.email,
  account: member.email ?? member.name ?? member.uid,
  sessionRenewsAt: member.sessionRenewsAt,
});

/**
 * Placeholder in a text for a member's data, which the browser fills in. The character has no
 * meaning of its own (U+FFFC, object replacement character).
 */
export const FILL_IN = "\uFFFC";

/** Id of the element that holds the member's data, as JSON, in a page that several members share. */
export const DISPLAY_ID = "marquee-member";

/**
 * Fields that a page for several members displays before its scripts run. Each is written to a CSS
 * custom property.
 */
const inStyles = ["name", "initials", "email", "account"] as const;

/** Returns a text as a CSS string. Escapes all but letters and digits, so a text can't close the style element. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** Escapes `<`, so that the JSON can't contain a closing tag. */
const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Returns the HTML that adds a member's data to a page that several members share. Scripts read the
 * data as JSON. Before they run, a style sheet displays the data, because a style sheet can fill an
 * element without changing the HTML that React expects.
 */
export function displayHtml(display: MemberDisplay): string {
  const properties = inStyles.flatMap((field) => {
    const value = display[field];
    return value === null ? [] : [`--member-${field}:${cssString(value)}`];
  });
  return (
    `<script type="application/json" id="${DISPLAY_ID}">${jsonText(display)}</script>` +
    // As in `BodyStyles`.
    `<svg hidden><style>:root{${properties.join(";")}}</style></svg>`
  );
}
