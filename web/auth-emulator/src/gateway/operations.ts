/**
 * The required caller of an operation: anyone whose origin is accepted, the holder of the gateway's secret, or the
 * gateway's own page for choosing an identity.
 */
type Caller = "anyone" | "owner" | "own page";

/** The gateway responds with 404 to any other operation. */
export interface Operation {
  caller: Caller;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path as written in the API's description, with placeholders. */
  path: string;
}

export interface RequestedOperation {
  operation: Operation;
  params: ReadonlyMap<string, string>;
}

const toolkit = "/identitytoolkit.googleapis.com";
const members = `${toolkit}/v1/accounts`;
const secondFactors = `${toolkit}/v2/accounts`;
const project = `${toolkit}/v1/projects/{targetProjectId}`;
const configuration = `${toolkit}/v2/projects/{targetProjectId}`;
const ofEmulator = "/emulator/v1/projects/{targetProjectId}";

/**
 * All operations that the gateway supports: some of the emulator's 80, and the gateway's own. The project's
 * configuration decides which sign-in methods are enabled. `signInWithCustomToken` is missing because the emulator
 * would accept forged tokens.
 */
const operations: readonly Operation[] = [
  anyone("POST", `${members}:signUp`),
  anyone("POST", `${members}:signInWithPassword`),
  anyone("POST", `${members}:signInWithEmailLink`),
  anyone("POST", `${members}:sendVerificationCode`),
  anyone("POST", `${members}:signInWithPhoneNumber`),
  anyone("POST", `${members}:signInWithIdp`),
  anyone("POST", `${members}:lookup`),
  anyone("POST", `${members}:update`),
  anyone("POST", `${members}:delete`),
  anyone("POST", `${members}:sendOobCode`),
  anyone("POST", `${members}:resetPassword`),
  anyone("POST", `${members}:createAuthUri`),
  anyone("POST", `${secondFactors}/mfaEnrollment:start`),
  anyone("POST", `${secondFactors}/mfaEnrollment:finalize`),
  anyone("POST", `${secondFactors}/mfaEnrollment:withdraw`),
  anyone("POST", `${secondFactors}/mfaSignIn:start`),
  anyone("POST", `${secondFactors}/mfaSignIn:finalize`),
  anyone("GET", `${toolkit}/v1/projects`),
  anyone("GET", `${toolkit}/v1/recaptchaParams`),
  anyone("GET", `${toolkit}/v2/recaptchaConfig`),
  anyone("GET", `${toolkit}/v2/passwordPolicy`),
  anyone("POST", "/securetoken.googleapis.com/v1/token"),
  anyone("GET", "/"),
  // Pages of popup and redirect sign-in.
  anyone("GET", "/emulator/auth/handler"),
  anyone("GET", "/emulator/auth/iframe"),
  anyone("GET", "/emulator/auth/pages/{file}"),
  { caller: "own page", method: "POST", path: "/marquee/identities" },
  ...accountsOf(project),
  ...accountsOf(`${project}/tenants/{tenantId}`),
  owner("GET", `${configuration}/config`),
  owner("PATCH", `${configuration}/config`),
  ...collection(`${configuration}/tenants`, "{tenantId}"),
  ...collection(`${configuration}/defaultSupportedIdpConfigs`, "{configId}"),
  ...collection(`${configuration}/oauthIdpConfigs`, "{configId}"),
  owner("GET", `${ofEmulator}/oobCodes`),
  owner("GET", `${ofEmulator}/tenants/{tenantId}/oobCodes`),
  owner("GET", `${ofEmulator}/verificationCodes`),
  owner("DELETE", `${ofEmulator}/accounts`),
  owner("POST", "/marquee/issued"),
  owner("POST", "/marquee/age-sessions"),
  owner("DELETE", "/marquee/attempts"),
];

/** A project id in the path must be `projectId`. */
export function findOperation(
  method: string,
  path: string,
  projectId: string,
): RequestedOperation | null {
  for (const operation of operations) {
    const params = operation.method === method ? readParams(operation.path, path) : null;
    const isOurs = (params?.get("targetProjectId") ?? projectId) === projectId;
    if (params && isOurs) return { operation, params };
  }
  return null;
}

function readParams(described: string, path: string): ReadonlyMap<string, string> | null {
  const names = [...described.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? "");
  const pattern = described.replaceAll(".", String.raw`\.`).replaceAll(/\{\w+\}/gu, "([\\w.-]+)");
  const found = new RegExp(`^${pattern}$`, "u").exec(path);
  return found && new Map(names.map((name, at) => [name, found[at + 1] ?? ""]));
}

function anyone(method: Operation["method"], path: string): Operation {
  return { caller: "anyone", method, path };
}

function owner(method: Operation["method"], path: string): Operation {
  return { caller: "owner", method, path };
}

function accountsOf(parent: string): Operation[] {
  return [
    owner("POST", `${parent}/accounts`),
    owner("POST", `${parent}/accounts:lookup`),
    owner("POST", `${parent}/accounts:update`),
    owner("POST", `${parent}/accounts:delete`),
    owner("GET", `${parent}/accounts:batchGet`),
    owner("POST", `${parent}/accounts:batchCreate`),
    owner("POST", `${parent}/accounts:batchDelete`),
    owner("POST", `${parent}/accounts:sendOobCode`),
    owner("POST", `${parent}:createSessionCookie`),
  ];
}

function collection(path: string, item: string): Operation[] {
  return [
    owner("GET", path),
    owner("POST", path),
    owner("GET", `${path}/${item}`),
    owner("PATCH", `${path}/${item}`),
    owner("DELETE", `${path}/${item}`),
  ];
}
