/** Number of accounts that the provider lists at a time, and maximum number of such lists. */
const PAGE = 1_000;
const MOST_PAGES = 20;

/** An account, as firebase-admin lists it. */
type Listed = {
  providerData: readonly { providerId: string }[];
  /** Missing if the account has no password, or if the service account may not read password hashes. */
  passwordHash?: string | undefined;
};

/** The method of firebase-admin's `Auth` that lists accounts. */
export type AccountSource = {
  listUsers: (
    most: number,
    pageToken?: string,
  ) => Promise<{ users: readonly Listed[]; pageToken?: string | undefined }>;
};

/** Number of accounts that use a sign-in method, and of those that have no other one. */
type MethodUse = { users: number; only: number };

/** The use of each sign-in method by its name in the settings, or the ID of an OpenID Connect provider. */
type AccountCounts = {
  methods: Readonly<Record<string, MethodUse>>;
  /** False if there are more accounts than were counted. */
  isComplete: boolean;
};

/** Returns the sign-in methods of an account. */
function methodsOf(
  { providerData, passwordHash }: Listed,
  { nameOf, knowsPasswords }: { nameOf: (provider: string) => string; knowsPasswords: boolean },
): string[] {
  const ids = providerData.map(({ providerId }) => providerId);
  if (ids.length === 0) return ["anonymous"];
  return ids.flatMap((id) => {
    if (id !== "password") return [nameOf(id)];
    // Firebase has one provider for both methods with an email address.
    if (!knowsPasswords) return ["emailPassword", "emailLink"];
    return [passwordHash === undefined ? "emailLink" : "emailPassword"];
  });
}

/** Whether an account has one sign-in method; the two with an email address count as one. */
const hasOne = (methods: readonly string[]): boolean =>
  new Set(methods.map((method) => method.replace(/^email.*/, "email"))).size === 1;

/**
 * Counts the accounts of a project or a tenant by their sign-in methods, up to 20,000. `names` maps the names of
 * identity providers in the settings to their IDs.
 */
export async function countAccounts(
  source: AccountSource,
  names: Readonly<Record<string, string>>,
): Promise<AccountCounts> {
  const users: Listed[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page === 0 || (pageToken !== undefined && page < MOST_PAGES); page += 1) {
    const listed = await source.listUsers(PAGE, pageToken);
    users.push(...listed.users);
    pageToken = listed.pageToken;
  }
  const byId = new Map(Object.entries(names).map(([name, id]) => [id, name]));
  const nameOf = (id: string) => byId.get(id) ?? id;
  const knowsPasswords = users.some(({ passwordHash }) => passwordHash !== undefined);
  const counts = new Map<string, MethodUse>();
  for (const user of users) {
    const methods = methodsOf(user, { nameOf, knowsPasswords });
    const only = hasOne(methods) ? 1 : 0;
    for (const method of new Set(methods)) {
      const known = counts.get(method) ?? { users: 0, only: 0 };
      counts.set(method, { users: known.users + 1, only: known.only + only });
    }
  }
  return { methods: Object.fromEntries(counts), isComplete: pageToken === undefined };
}
