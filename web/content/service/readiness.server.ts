import "server-only";
import { parseFirebaseSettings } from "../../runtime/firebase-settings.ts";
import { isContentFault } from "./content-fault.ts";
import { queryContent } from "./content-service.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import { visitorView } from "../view.ts";

/**
 * State of the site's dependencies. Contains no addresses or settings, because `/api/ready` returns
 * it to anyone.
 */
type Readiness = {
  ready: boolean;
  /**
   * State of the content service. `cached`: it fails, and cached content is served. `none`: it fails, and nothing is
   * cached.
   */
  content: "available" | "cached" | "none";
  /** Whether the Firebase settings for sign-in are valid. */
  signIn: "valid" | "invalid";
};

async function contentState(): Promise<Readiness["content"]> {
  try {
    await queryContent({ query: "true" });
    return "available";
  } catch (error) {
    if (!isContentFault(error)) throw error;
  }
  return readSettings({ ...visitorView, cached: false }).then(
    () => "cached" as const,
    () => "none" as const,
  );
}

/**
 * Returns the state of the site's dependencies. Sends the content service a minimal query, and
 * checks the Firebase settings for sign-in.
 */
export async function readReadiness(): Promise<Readiness> {
  const content = await contentState();
  const signIn = parseFirebaseSettings(process.env).ok ? "valid" : "invalid";
  return { ready: content !== "none" && signIn === "valid", content, signIn };
}
