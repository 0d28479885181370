import "server-only";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge, Payload } from "altcha-lib/types";
import { challengeSecrets } from "./form-keys.server.ts";

/**
 * Work of a challenge. A phone solves it within a few seconds, while its owner fills in the form.
 * The server needs about 2 ms to create a challenge, and less to check a solution.
 */
const work = { cost: 2_000, fewest: 150, most: 450 } as const;

/** Lifetime of a challenge, in ms. A form that is open for longer computes another. */
const LIFETIME = 2 * 3_600_000;

/** Creates the challenge of a form's proof of work. Nothing is stored until the form is sent. */
export const createFormChallenge = (form: string, now: number): Promise<Challenge> =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: work.cost,
    counter: randomInt(work.fewest, work.most),
    deriveKey,
    data: { form },
    expiresAt: new Date(now + LIFETIME),
    ...challengeSecrets(),
  });

/**
 * Returns the code of a solved challenge, which identifies the submission. Null if this site didn't
 * create the challenge for this form, or if it has expired or is not solved.
 */
export async function codeOfProof({ challenge, solution }: Payload, form: string) {
  if (challenge.parameters.data?.["form"] !== form) return null;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...challengeSecrets(),
  });
  return verified && challenge.signature !== undefined ? challenge.signature : null;
}
