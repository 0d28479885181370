/** A signed-in member as the site knows them, from a session that was verified. */
export type Member = {
  uid: string;
  /** The tenant the account lives in; null: none [AUTH-11]. */
  tenantId: string | null;
  /** True for who came in without an address, number or other account. For gates a guest is signed in. */
  isGuest: boolean;
  email: string | null;
  emailVerified: boolean;
  /** What to call them: their own name, else their address; null where they gave neither. */
  name: string | null;
  /** True when this session was opened with a second factor. */
  secondFactor: boolean;
  /** True where the site asks a second factor of everyone: then no gate opens without one, whatever its own rules. */
  needsSecondFactor: boolean;
  /** The account's custom claims as they are now, set by the site's administrators. */
  claims: Readonly<Record<string, unknown>>;
  /** When the session ends, in ms since 1970. */
  sessionEndsAt: number;
};
