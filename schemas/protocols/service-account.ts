const FILE = "GOOGLE_APPLICATION_CREDENTIALS";
const EMAIL = "FIREBASE_CLIENT_EMAIL";
const KEY = "FIREBASE_PRIVATE_KEY";

/** Variables that Google sets where the host provides credentials: Cloud Run, functions, App Engine. */
const googleHosts = [
  "K_SERVICE",
  "CLOUD_RUN_JOB",
  "CLOUD_RUN_WORKER_POOL",
  "FUNCTION_NAME",
  "GAE_SERVICE",
];

/** Google's libraries read this variable; `assume-present`: the host provides credentials. */
const METADATA = "METADATA_SERVER_DETECTION";

type Environment = Readonly<Record<string, string | undefined>>;

const hostProvides = (env: Environment) =>
  googleHosts.some((name) => Boolean(env[name])) || env[METADATA] === "assume-present";

/**
 * Returns the problem of the credentials of a hosted Firebase project, or null. Without credentials,
 * nobody can sign in, because the server can't create session cookies. `npm start` and the site use
 * this check. `canRead` returns whether the file with this path can be read.
 */
export function serviceAccountProblem(
  env: Environment,
  project: string,
  canRead: (path: string) => boolean,
): string | null {
  const { [FILE]: file, [EMAIL]: email, [KEY]: key } = env;
  if (email && key) return null;
  if (email || key) {
    return `${email ? KEY : EMAIL} is not set. A service account requires both ${EMAIL} and ${KEY}`;
  }
  if (file) {
    return canRead(file)
      ? null
      : `${FILE} is "${file}", which can't be read. Set it to the JSON file of the service account`;
  }
  if (hostProvides(env)) return null;
  return `The Firebase project "${project}" requires a service account, which creates the session cookies. Set ${FILE} to its JSON file, or set ${EMAIL} and ${KEY}. On a machine of Google Cloud that provides credentials, set ${METADATA}=assume-present`;
}
