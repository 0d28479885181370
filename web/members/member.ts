/** A signed-in member, from a verified session. */
export type Member = {
  uid: string;
  /** The account's tenant; null: none [AUTH-11]. */
  tenantId: string | null;
  /** True for an account without an email address, phone number or linked provider. For gates a guest is signed in. */
  isGuest: boolean;
  email: string | null;
  emailVerified: boolean;
  /** Their own name, or else their email address; null without both. */
  name: string | null;
  /** True when this session was opened with a second factor. */
  secondFactor: boolean;
  /** True if the site requires a second factor of everyone: then no gate opens without one, whatever its own rules. */
  needsSecondFactor: boolean;
  /** The account's custom claims as they are now, set by the site's administrators. */
  claims: Readonly<Record<string, unknown>>;
  /** End of the session, in ms since 1970. */
  sessionEndsAt: number;
  /** Time from which the browser should renew the session, in ms since 1970; null: it can't last longer. */
  sessionRenewsAt: number | null;
};
