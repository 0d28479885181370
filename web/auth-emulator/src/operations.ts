/** Who may call an operation: anyone the origin rules let in, or the holder of the gateway's secret. */
type Caller = "anyone" | "owner";

/** What a request asks of the emulator. Where it is absent from the table below it does not exist. */
export interface Operation {
  caller: Caller;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path as the emulator's own description writes it. */
  path: string;
}

const toolkit = "/identitytoolkit.googleapis.com";
const ofProject = `${toolkit}/v1/projects/{targetProjectId}`;
const ofEmulator = "/emulator/v1/projects/{targetProjectId}";

/**
 * The one list of what this gateway offers, of the emulator's 80 operations. A sign-in method that the
 * site does not offer is not here, so it is not reachable either.
 */
const operations: readonly Operation[] = [
  anyone("POST", `${toolkit}/v1/accounts:signUp`),
  anyone("POST", `${toolkit}/v1/accounts:signInWithPassword`),
  anyone("POST", `${toolkit}/v1/accounts:lookup`),
  anyone("POST", `${toolkit}/v1/accounts:update`),
  anyone("POST", `${toolkit}/v1/accounts:delete`),
  anyone("POST", `${toolkit}/v1/accounts:sendOobCode`),
  anyone("POST", `${toolkit}/v1/accounts:resetPassword`),
  anyone("POST", `${toolkit}/v1/accounts:createAuthUri`),
  anyone("GET", `${toolkit}/v1/projects`),
  anyone("GET", `${toolkit}/v1/recaptchaParams`),
  anyone("GET", `${toolkit}/v2/recaptchaConfig`),
  anyone("GET", `${toolkit}/v2/passwordPolicy`),
  anyone("POST", "/securetoken.googleapis.com/v1/token"),
  // A page, opened from a mail: it takes the mail's one-time code and does what the mail was sent for.
  anyone("GET", "/emulator/action"),
  owner("POST", `${ofProject}/accounts`),
  owner("POST", `${ofProject}/accounts:lookup`),
  owner("POST", `${ofProject}/accounts:update`),
  owner("POST", `${ofProject}/accounts:delete`),
  owner("GET", `${ofProject}/accounts:batchGet`),
  owner("POST", `${ofProject}/accounts:batchCreate`),
  owner("POST", `${ofProject}/accounts:batchDelete`),
  owner("POST", `${ofProject}/accounts:sendOobCode`),
  owner("POST", `${ofProject}:createSessionCookie`),
  owner("GET", `${ofEmulator}/oobCodes`),
  owner("GET", `${ofEmulator}/verificationCodes`),
  owner("DELETE", `${ofEmulator}/accounts`),
];

/** Finds the operation a request asks for, or null. A project in the path must be ours. */
export function findOperation(method: string, path: string, projectId: string): Operation | null {
  const asDescribed = path.replace(`/projects/${projectId}`, "/projects/{targetProjectId}");
  return operations.find((each) => each.method === method && each.path === asDescribed) ?? null;
}

function anyone(method: Operation["method"], path: string): Operation {
  return { caller: "anyone", method, path };
}

function owner(method: Operation["method"], path: string): Operation {
  return { caller: "owner", method, path };
}
