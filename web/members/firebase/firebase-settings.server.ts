import "server-only";
import { type FirebaseSettings, parseFirebaseSettings } from "./firebase-settings.ts";

/** Returns the provider's settings of this process. Throws an error that lists every invalid one. */
export function firebaseSettings(): FirebaseSettings {
  const result = parseFirebaseSettings(process.env);
  if (result.ok) return result.settings;
  throw new Error(`Nobody can sign in with these settings:\n  ${result.problems.join("\n  ")}`);
}
