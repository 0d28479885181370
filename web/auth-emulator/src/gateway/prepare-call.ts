import type { IncomingMessage } from "node:http";
import type { AccountState } from "../accounts/account-state.ts";
import type { IdentityProviders } from "../accounts/identity-providers.ts";
import type { Emulator, EmulatorRequest } from "../emulator.ts";
import type { Lockout } from "../limits/lockouts.ts";
import type { ConfigStore } from "../project/config-store.ts";
import type { Seal } from "../sessions/seal.ts";
import type { RequestCheckOptions, Visitor } from "./check-request.ts";
import type { Call } from "./middleware.ts";
import type { RequestedOperation } from "./operations.ts";
import { parseBody } from "./request-body.ts";
import type { Fields } from "./request-body.ts";
import { readClaims } from "../sessions/session-claims.ts";
import { readTenant } from "../project/tenant.ts";

export interface CallParts {
  checks: RequestCheckOptions;
  emulator: Emulator;
  state: AccountState;
  config: ConfigStore;
  providers: IdentityProviders;
  seal: Seal;
  onLocked: (lockout: Lockout) => void;
}

export interface Admitted {
  visitor: Visitor;
  requested: RequestedOperation;
  text: string;
  /** The client's IP address, or an empty string when its connection is closed. */
  client: string;
}

export type Prepared =
  | { ok: true; call: Call; request: EmulatorRequest }
  | { ok: false; status: number; reason: string };

export function prepareCall(
  { headers }: IncomingMessage,
  { visitor, requested, text, client }: Admitted,
  { checks, emulator, seal, state: project, config: projectConfig, providers, onLocked }: CallParts,
): Prepared {
  const { operation, params } = requested;
  const type = headers["content-type"] ?? "";
  const body = text === "" ? null : parseBody(text, type, headers["content-encoding"]);
  if (body && !body.ok) return body;
  const fields: Fields = body?.fields ?? new Map();
  const query = new URLSearchParams(visitor.target.split("?")[1]);

  const tenantId = tenantNamed(params, fields, query);
  const tenant = tenantId === null ? null : project.tenantProjectForTenantId.get(tenantId);
  if (tenant === undefined) return { ok: false, status: 400, reason: "TENANT_NOT_FOUND" };
  const projectNow = projectConfig.current();
  const host = headers.host ?? "";
  const language = languageIn(headers["x-firebase-locale"]);
  const { isOwner } = visitor;
  return {
    ok: true,
    request: {
      method: operation.method,
      target: visitor.target,
      host,
      isOwner,
      language,
      body: body && { contentType: body.contentType, text: body.text },
    },
    call: {
      operation,
      params,
      fields,
      body: body?.body ?? {},
      query,
      isOwner,
      client,
      host,
      language,
      post: (target, fields) => {
        const json = { contentType: "application/json", text: JSON.stringify(fields) };
        return emulator.send({ method: "POST", target, host, isOwner: false, body: json });
      },
      state: tenant ?? project,
      tenantId,
      project,
      config: tenant ? readTenant(projectNow, tenant.tenantConfig) : projectNow,
      projectConfig,
      providers,
      seal,
      origins: checks.origins,
      now: Date.now,
      onLocked,
    },
  };
}

/** The request's path, fields or query name the tenant, or the session's token does. */
function tenantNamed(
  params: ReadonlyMap<string, string>,
  fields: Fields,
  query: URLSearchParams,
): string | null {
  const named =
    params.get("tenantId") ??
    fields.get("tenantid") ??
    query.get("tenantId") ??
    query.get("tid") ??
    readClaims(fields.get("idtoken"))?.firebase.tenant;
  return typeof named === "string" && named !== "" ? named : null;
}

/** Null unless it is a language tag, because it is inserted into links. */
function languageIn(header: string | string[] | undefined): string | null {
  return typeof header === "string" && /^[a-z]{2,3}(?:[-_][a-z\d]{1,8})*$/iu.test(header)
    ? header
    : null;
}
