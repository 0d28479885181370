import type { MultiFactorInfo, User } from "firebase/auth";

/** A second step that an account has. */
export type Factor = {
  id: string;
  kind: "totp" | "phone";
  /** What the member called it. */
  name: string | null;
  /** The end of the phone's number as the provider shows it. */
  phone: string | null;
  since: Date | null;
};

/** A way of signing in that belongs to an account, by the provider's own name: `password`, `phone`, `google.com`. */
export type LinkedWay = { id: string; email: string | null; phone: string | null };

/** What the provider knows of a member, as the account page shows it: a picture of one moment. [AUTH-6] */
export type Account = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  photo: string | null;
  phone: string | null;
  isGuest: boolean;
  tenantId: string | null;
  ways: readonly LinkedWay[];
  factors: readonly Factor[];
  createdAt: Date | null;
  lastLoginAt: Date | null;
};

/** Reads a member of the SDK's; its own object changes without telling anyone. */
export function accountOf(user: User, factors: readonly MultiFactorInfo[]): Account {
  return {
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    name: textOrNull(user.displayName),
    photo: textOrNull(user.photoURL),
    phone: user.phoneNumber,
    isGuest: user.isAnonymous,
    tenantId: user.tenantId,
    ways: user.providerData.map(({ providerId, email, phoneNumber }) => ({
      id: providerId,
      email,
      phone: phoneNumber,
    })),
    factors: factors.map(factorOf),
    createdAt: dateOf(user.metadata.creationTime),
    lastLoginAt: dateOf(user.metadata.lastSignInTime),
  };
}

/** The name to call someone by: their own, else their address, else their number; null for guests. */
export const nameOf = ({ name, email, phone }: Account): string | null => name ?? email ?? phone;

function factorOf(factor: MultiFactorInfo): Factor {
  return {
    id: factor.uid,
    kind: factor.factorId === "totp" ? "totp" : "phone",
    name: textOrNull(factor.displayName ?? null),
    phone: "phoneNumber" in factor ? String(factor.phoneNumber) : null,
    since: dateOf(factor.enrollmentTime),
  };
}

/** The provider keeps a removed name as an empty one. */
const textOrNull = (text: string | null): string | null =>
  text === null || text.trim() === "" ? null : text;

function dateOf(text: string | undefined): Date | null {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}
