import "server-only";
import { hasMemberDocuments } from "../../content/members/member-documents.server.ts";
import {
  deletePicture,
  readPicture,
  storePicture,
} from "../../content/members/picture-documents.server.ts";
import { readBytes } from "../../content/outbound/read-body.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { log } from "../../runtime/log.ts";
import { logSecurity } from "../../runtime/security-log.server.ts";
import { devices } from "../devices/devices.server.ts";
import { sessionOfRequest } from "../session/session.server.ts";
import { accountData } from "./account-data.server.ts";
import { createAccountEndpoint } from "./account-endpoint.ts";
import { redrawPicture } from "./picture.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

type Endpoint = ReturnType<typeof createAccountEndpoint>;

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    accountEndpoint: Endpoint;
  }
}

function stored() {
  const list = devices();
  if (list === null || !hasMemberDocuments()) return null;
  return {
    devices: list,
    pictures: { read: readPicture, store: storePicture, delete: deletePicture },
  };
}

/** Returns the endpoint of what the site stores about a member. */
export function accountEndpoint(): Endpoint {
  return siteRuntime().open("accountEndpoint", () =>
    createAccountEndpoint({
      findSession: sessionOfRequest,
      stored,
      data: (member, signIn) => accountData(member, signIn, Date.now()),
      readBytes: (request, maxBytes, memory) => readBytes(request.body, maxBytes, memory),
      redraw: redrawPicture,
      site: () => new URL(serverEnv().siteUrl).origin,
      now: Date.now,
      logSecurity,
      onError: (error) =>
        log.error(
          `auth: what is stored about a member can't be read or changed (${reasonOf(error)}). Check MARQUEE_FORMS_WORKER_TOKEN and the dataset of submissions.`,
        ),
    }),
  );
}
