import { RecaptchaVerifier } from "firebase/auth";
import type { Auth } from "firebase/auth";
import { PEOPLE_LIMIT, withTimeLimit } from "../time-limit.ts";

/**
 * Does `work` with proof that a person asks, as the provider wants for text messages. Google's reCAPTCHA is loaded here
 * and not before, stays out of sight unless it has doubts, and is taken away afterwards.
 */
export async function withCaptcha<T>(
  auth: Auth,
  work: (verifier: RecaptchaVerifier) => Promise<T>,
): Promise<T> {
  const place = document.body.appendChild(document.createElement("div"));
  const verifier = new RecaptchaVerifier(auth, place, { size: "invisible" });
  try {
    return await withTimeLimit(work(verifier), PEOPLE_LIMIT);
  } finally {
    verifier.clear();
    place.remove();
  }
}
