import { answerWith, fieldsOf, refuseWith } from "../gateway/answers.ts";
import { withFields } from "../gateway/field-mask.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";
import { configOfTenant } from "./tenant.ts";

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
  const answer = await next();
  const tenantId = operation.method === "POST" ? fieldsOf(answer)?.["tenantId"] : null;
  const tenant = project.tenantProjectForTenantId.get(String(tenantId));
  if (!tenant) return answer;
  const mask = forgotten.filter((name) => body[name] !== undefined);
  return answerWith(
    mask.length > 0 ? tenant.updateTenant(body, mask.join(",")) : tenant.tenantConfig,
  );
};

function draftOf({ project, tenantId, body, query }: Call): object {
  const before = project.tenantProjectForTenantId.get(tenantId ?? "")?.tenantConfig ?? {};
  const mask = (query.get("updateMask") ?? "").split(",").filter(Boolean);
  return withFields(before, body, mask);
}
