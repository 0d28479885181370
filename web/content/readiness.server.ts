import "server-only";
import { parseFirebaseSettings } from "../auth/provider/firebase-settings.ts";
import { isContentFault } from "./content-fault.ts";
import { askContent } from "./content-service.server.ts";
import { readSettings } from "./settings.server.ts";
import { visitorView } from "./view.ts";

/** What the site can do just now; no address and no setting is told. */
type Readiness = {
  ready: boolean;
  /** `answers`; `kept`: it fails, and what it last said is served; `none`: nothing was kept either. */
  content: "answers" | "kept" | "none";
  /** Whether there are settings to sign anybody in with. */
  signIn: "set" | "wrong";
};

async function contentState(): Promise<Readiness["content"]> {
  try {
    await askContent({ query: "true" });
    return "answers";
  } catch (error) {
    if (!isContentFault(error)) throw error;
  }
  return readSettings({ ...visitorView, cached: false }).then(
    () => "kept" as const,
    () => "none" as const,
  );
}

/** Asks the content service the least there is to ask, within its time limit, and looks at the settings. */
export async function readReadiness(): Promise<Readiness> {
  const content = await contentState();
  const signIn = parseFirebaseSettings(process.env).ok ? "set" : "wrong";
  return { ready: content !== "none" && signIn === "set", content, signIn };
}
