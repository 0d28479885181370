import { z } from "zod";
import type { ProviderConfig } from "../accounts/identity-providers.ts";
import type { EmulatorResponse } from "../emulator.ts";
import { readMask, withFields } from "../gateway/field-mask.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";
import { jsonResponse, refuseWith } from "../gateway/responses.ts";

const providerConfig = z.looseObject({ enabled: z.boolean().exactOptional() });

/** The two collections of provider configurations, each with the query parameter that names a new configuration. */
const collections = {
  defaultSupportedIdpConfigs: "idpId",
  oauthIdpConfigs: "oauthIdpConfigId",
} as const;

type Collection = keyof typeof collections;

/**
 * Handles an administrator's requests to read or change the configurations of identity providers
 * (`…/defaultSupportedIdpConfigs` and `…/oauthIdpConfigs`).
 */
export const administerProviders: Middleware = (call, next) => {
  const collection = collectionOf(call);
  return collection ? Promise.resolve(administer(call, collection)) : next();
};

function collectionOf({ operation }: Call): Collection | null {
  if (operation.path.includes("/defaultSupportedIdpConfigs")) return "defaultSupportedIdpConfigs";
  return operation.path.includes("/oauthIdpConfigs") ? "oauthIdpConfigs" : null;
}

function administer(call: Call, collection: Collection): EmulatorResponse {
  const { operation, params, query, providers } = call;
  const id = params.get("configId") ?? query.get(collections[collection]);
  if (id === null || id === "") {
    return operation.method === "GET" ? list(call, collection) : refuseWith("INVALID_PROVIDER_ID");
  }
  if (kindOf(id) !== collection) return refuseWith("INVALID_PROVIDER_ID");
  const before = providers.find(id);
  if (operation.method === "POST") {
    return before ? refuseWith("CONFIGURATION_EXISTS") : put(call, id, call.body);
  }
  if (!before)
    return jsonResponse({ error: { code: 404, message: "CONFIGURATION_NOT_FOUND" } }, 404);
  if (operation.method === "GET") return jsonResponse(named(call, id, before));
  if (operation.method === "PATCH") {
    const mask = readMask(query);
    return put(call, id, withFields(before, call.body, mask));
  }
  providers.put(id, null);
  return jsonResponse({});
}

function list(call: Call, collection: Collection): EmulatorResponse {
  const found = call.providers.all().filter(([id]) => kindOf(id) === collection);
  return jsonResponse({ [collection]: found.map(([id, config]) => named(call, id, config)) });
}

function put(call: Call, id: string, config: object): EmulatorResponse {
  const read = providerConfig.safeParse(config);
  if (!read.success) return refuseWith("INVALID_CONFIG");
  call.providers.put(id, read.data);
  return jsonResponse(named(call, id, read.data));
}

const kindOf = (id: string): Collection =>
  id.startsWith("oidc.") ? "oauthIdpConfigs" : "defaultSupportedIdpConfigs";

function named(call: Call, id: string, config: ProviderConfig) {
  return { ...config, name: `projects/${call.project.projectId}/${kindOf(id)}/${id}` };
}
