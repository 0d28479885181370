import "server-only";
import { serverEnv } from "../../runtime/env.server.ts";
import { liveHub, positionCode } from "../live/hub.server.ts";
import { type AdmitLive, createLiveAdmission } from "./live-stream.ts";

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    admitLive: AdmitLive;
  }
}

/** Admits an open page to the process's hub. */
export const admitLive: AdmitLive = createLiveAdmission({
  hub: liveHub,
  code: positionCode,
  isHttps: () => serverEnv().siteUrl.startsWith("https:"),
});
