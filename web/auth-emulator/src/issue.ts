import { z } from "zod";
import type { EmulatorAnswer } from "./emulator.ts";
import type { Seal } from "./seal.ts";

/** Where an answer of the emulator may hold a token that the site will later take as proof. */
const issuedFields = ["idToken", "id_token", "access_token", "sessionCookie"];

const anyFields = z.record(z.string(), z.unknown());

/** Seals every token in an answer, so that it is known when it comes back. */
export function sealAnswer(answer: EmulatorAnswer, seal: Seal): EmulatorAnswer {
  if (answer.status !== 200 || !answer.contentType.startsWith("application/json")) return answer;
  const fields = anyFields.safeParse(JSON.parse(answer.text || "null"));
  if (!fields.success) return answer;
  const sealed = { ...fields.data };
  for (const name of issuedFields) {
    const token = sealed[name];
    if (typeof token === "string") sealed[name] = seal.sealToken(token);
  }
  return { ...answer, text: JSON.stringify(sealed) };
}
