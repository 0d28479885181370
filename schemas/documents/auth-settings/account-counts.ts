/** Number of accounts that use a sign-in method, and of those that have no other one. */
type AccountCount = {
  users: number;
  only: number;
  /** False if there are more accounts than were counted. */
  isComplete: boolean;
};

/**
 * Counts the accounts that use a sign-in method: the name of its field, of an identity provider, or the ID of an OpenID
 * Connect provider. `client` is the form's client. Null if the accounts can't be counted.
 */
type CountAccounts = (method: string, client: unknown) => Promise<AccountCount | null>;

let current: CountAccounts = async () => null;

export const countAccountsOf: CountAccounts = (method, client) => current(method, client);

/** Sets the function that counts accounts. Call it once, before the forms render. */
export function setAccountCounts(count: CountAccounts): void {
  current = count;
}
