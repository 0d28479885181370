import "server-only";
import {
  hasMemberDocuments,
  type MemberKey,
} from "../../content/members/member-documents.server.ts";
import {
  deleteSessions,
  hasSession,
  readSessions,
  storeSession,
} from "../../content/members/session-documents.server.ts";
import { endedSessions } from "../../runtime/ended-sessions/ended-sessions.server.ts";
import { firebaseSettings } from "../../runtime/firebase-settings.ts";
import { openProvider, providerOf } from "../firebase/provider.ts";
import { createDevices, type Devices } from "./devices.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    devices: Devices;
  }
}

async function validSince({ uid, tenantId }: MemberKey): Promise<number> {
  const { tokensValidAfterTime } = await providerOf(openProvider(firebaseSettings()))(
    tenantId,
  ).getUser(uid);
  return Date.parse(tokensValidAfterTime ?? "") || 0;
}

/** Returns the list of members' devices. Null if this site can't store it. */
export function devices(): Devices | null {
  if (!hasMemberDocuments()) return null;
  return siteRuntime().open("devices", () =>
    createDevices({
      store: { store: storeSession, has: hasSession, read: readSessions, delete: deleteSessions },
      validSince,
      ended: endedSessions().members,
      now: Date.now,
    }),
  );
}
