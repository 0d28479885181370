import { answerWith, fieldsOf } from "./answers.ts";
import type { Middleware } from "./middleware.ts";

/** Where an answer of the emulator may hold a token that the site will later take as proof. */
const issuedFields = ["idToken", "id_token", "access_token", "sessionCookie"];

/** Seals every token in an answer, so that it is known when it comes back. */
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
