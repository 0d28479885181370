import "server-only";
import { randomBytes } from "node:crypto";
import { clientOf } from "./request-origin.ts";
import { serverEnv } from "./env.server.ts";
import { createSecurityLog, type SecurityEvent } from "./security-log.ts";
import { siteRuntime } from "./site-runtime.ts";

type SecurityLog = ReturnType<typeof createSecurityLog>;

declare module "./site-runtime.ts" {
  interface SiteParts {
    securityLog: SecurityLog;
  }
}

const ofProcess = randomBytes(32).toString("hex");

/** Opens the log of this process, in which the serving layer logs too. */
export function openSecurityLog(): SecurityLog {
  return siteRuntime().open("securityLog", () =>
    createSecurityLog({
      write: (line) => console.info(line),
      key: () => serverEnv().revalidateSecret ?? ofProcess,
      now: Date.now,
      later: (run, ms) => void setTimeout(run, ms).unref(),
    }),
  );
}

/** Logs a security event of this process; see {@link createSecurityLog}. */
export const logSecurity: SecurityLog = (event, fields) => openSecurityLog()(event, fields);

/** Logs a request that was rejected with status 401, 403 or 429. Ignores every other status. */
export function logRefusal(event: SecurityEvent, request: Request, status: number): void {
  if (status !== 401 && status !== 403 && status !== 429) return;
  logSecurity(event, { reason: String(status), client: clientOf(request) });
}
