import { RecaptchaVerifier } from "firebase/auth";
import type { Auth } from "firebase/auth";
import { PEOPLE_LIMIT, withTimeLimit } from "../../time-limit.ts";

/**
 * Runs `work` with a reCAPTCHA verifier, which the provider requires for text messages. Google's script is loaded here
 * and not before. The widget stays invisible unless Google has doubts, and is removed afterwards.
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
