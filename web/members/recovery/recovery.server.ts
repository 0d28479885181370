import "server-only";
import {
  hasMemberDocuments,
  type MemberKey,
} from "../../content/members/member-documents.server.ts";
import {
  deleteRecoveryCodes,
  readRecoveryCodes,
  replaceRecoveryCodes,
  setRecoveryHashes,
} from "../../content/members/recovery-documents.server.ts";
import { readSettings } from "../../content/settings/settings.server.ts";
import { visitorView } from "../../content/view.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { log } from "../../runtime/log.ts";
import { logSecurity } from "../../runtime/security-log.server.ts";
import { browserFirebaseSettings, firebaseSettings } from "../../runtime/firebase-settings.ts";
import { openProvider, providerOf } from "../firebase/provider.ts";
import { recentSignIn, sessionOfRequest } from "../session/session.server.ts";
import { createFirstFactorCheck } from "./first-factor.ts";
import { createRecovery, type Recovery, type RecoveryState } from "./recovery.ts";
import { createRecoveryEndpoint } from "./recovery-endpoint.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

type Endpoint = ReturnType<typeof createRecoveryEndpoint>;

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    recovery: Recovery;
    recoveryEndpoint: Endpoint;
  }
}

const GOOGLE = "https://identitytoolkit.googleapis.com";

const siteOrigin = () => new URL(serverEnv().siteUrl).origin;

const logError = (error: unknown) =>
  log.error(
    `auth: recovery codes can't be used (${reasonOf(error)}). Check MARQUEE_FORMS_WORKER_TOKEN, the dataset of submissions and the sign-in provider.`,
  );

function openRecovery(): Recovery {
  const settings = firebaseSettings();
  const { embedded } = settings;
  return createRecovery({
    store: {
      read: readRecoveryCodes,
      replace: replaceRecoveryCodes,
      setHashes: setRecoveryHashes,
      delete: deleteRecoveryCodes,
    },
    provider: providerOf(openProvider(settings)),
    checkFirstFactor: createFirstFactorCheck({
      api: embedded === null ? GOOGLE : `http://${embedded.host}/identitytoolkit.googleapis.com`,
      apiKey: browserFirebaseSettings().apiKey,
      site: siteOrigin(),
    }),
    now: Date.now,
    onError: logError,
  });
}

/** Returns the recovery codes of this process. Null if this site can't store any. */
function recovery(): Recovery | null {
  if (!hasMemberDocuments()) return null;
  return siteRuntime().open("recovery", openRecovery);
}

/** Returns how many recovery codes a member has left. Undefined if this site can't store any. */
export const recoveryState = async (member: MemberKey): Promise<RecoveryState | undefined> =>
  recovery()?.state(member);

export function recoveryEndpoint(): Endpoint {
  return siteRuntime().open("recoveryEndpoint", () =>
    createRecoveryEndpoint({
      recovery,
      findSession: sessionOfRequest,
      recentSignIn,
      tenantId: async () => (await readSettings(visitorView)).auth.tenantId,
      site: siteOrigin,
      now: Date.now,
      logSecurity,
      onError: logError,
    }),
  );
}
