import { answerWith, fieldsOf } from "../gateway/answers.ts";
import type { Middleware } from "../gateway/middleware.ts";

/** Response fields that may contain a token that the gateway must later recognize as its own. */
const issuedFields = ["idToken", "id_token", "access_token", "sessionCookie"];

/** Signs every token in a response (`seal.ts`), so that the gateway recognizes the token later. */
export const sealIssued: Middleware = async (call, next) => {
  const answer = await next();
  const fields = answer.status === 200 ? fieldsOf(answer) : null;
  if (!fields || !issuedFields.some((name) => typeof fields[name] === "string")) return answer;
  const seal = (name: string, value: unknown) =>
    issuedFields.includes(name) && typeof value === "string" ? call.seal.sealToken(value) : value;
  return answerWith(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, seal(name, value)])),
  );
};
