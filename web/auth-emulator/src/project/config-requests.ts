import { z } from "zod";
import { readMask, withFields } from "../gateway/field-mask.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";
import { fieldsOf, jsonResponse, refuseWith } from "../gateway/responses.ts";
import { configOfTenant } from "./tenant.ts";

/** Handles an administrator's requests to `…/config`, which read or change the sign-in settings. */
export const administerConfig: Middleware = (call, next) => {
  const { operation, projectConfig, project, query, body } = call;
  if (!operation.path.endsWith("/config")) return next();
  const name = `projects/${project.projectId}/config`;
  if (operation.method === "GET") {
    return Promise.resolve(jsonResponse({ ...projectConfig.current(), name }));
  }
  const mask = readMask(query);
  const outcome = projectConfig.change(body, mask);
  return Promise.resolve(
    outcome.ok ? jsonResponse({ ...outcome.config, name }) : refuseWith(outcome.reason),
  );
};

/** Settings that the emulator drops when it creates a tenant. */
const forgotten = ["client", "passwordPolicyConfig", "emailPrivacyConfig"];

/** Rejects invalid tenant configurations, and adds the settings that the emulator drops when it creates a tenant. */
export const completeTenants: Middleware = async (call, next) => {
  const { operation, project, body } = call;
  if (!/\/tenants(?:\/\{tenantId\})?$/u.test(operation.path)) return next();
  if (operation.method === "PATCH" || operation.method === "POST") {
    const outcome = configOfTenant(call.projectConfig.current(), draftOf(call));
    if (!outcome.ok) return refuseWith(outcome.reason);
  }
  const response = await next();
  const tenantId = operation.method === "POST" ? fieldsOf(response)?.["tenantId"] : null;
  const tenant = project.tenantProjectForTenantId.get(String(tenantId));
  if (!tenant) return response;
  const mask = forgotten.filter((name) => body[name] !== undefined);
  return jsonResponse(
    mask.length > 0 ? tenant.updateTenant(body, mask.join(",")) : tenant.tenantConfig,
  );
};

function draftOf({ project, tenantId, body, query }: Call): object {
  const before = project.tenantProjectForTenantId.get(tenantId ?? "")?.tenantConfig ?? {};
  const mask = readMask(query);
  return withFields(before, body, mask);
}

const enforcement = z.enum(["OFF", "AUDIT", "ENFORCE"]).catch("OFF");

const configShape = z.object({
  emailPasswordEnforcementState: enforcement,
  phoneEnforcementState: enforcement,
});

/** A placeholder. No such key exists at Google. */
const siteKey = "projects/embedded/keys/not-a-recaptcha-key";

/**
 * Handles `GET /v2/recaptchaConfig` according to the project's `recaptchaConfig`. By default,
 * reCAPTCHA is off for passwords and for phones, and the response contains no key. An administrator
 * can enable it for either. The gateway doesn't verify the tokens that browsers send, because only
 * Google can.
 */
export const handleCaptchaConfig: Middleware = (call, next) => {
  if (!call.operation.path.endsWith("/v2/recaptchaConfig")) return next();
  const states = configShape.parse(call.config["recaptchaConfig"] ?? {});
  const stateOf = (provider: string, enforcementState: string) => ({ provider, enforcementState });
  const recaptchaEnforcementState = [
    stateOf("EMAIL_PASSWORD_PROVIDER", states.emailPasswordEnforcementState),
    stateOf("PHONE_PROVIDER", states.phoneEnforcementState),
  ];
  const isOn = recaptchaEnforcementState.some((each) => each.enforcementState !== "OFF");
  const key = isOn ? { recaptchaKey: siteKey } : {};
  return Promise.resolve(jsonResponse({ ...key, recaptchaEnforcementState }));
};
