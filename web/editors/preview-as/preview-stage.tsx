import { readNonce } from "../../page/read-nonce.server.ts";
import type { Choice } from "./choice.ts";
import { stageScript } from "./stage.ts";

const themes = { device: null, bright: "light", dark: "dark" } as const;
const lessMotion = { device: null, reduced: true, full: false } as const;

/** Simulates the chosen device on the page; see {@link stageScript}. */
export async function PreviewStage({ choice }: { choice: Choice }) {
  const settings = {
    light: themes[choice.light],
    lessMotion: lessMotion[choice.motion],
    isAsPerson: choice.person.is !== "everything",
    ahead: choice.at === null ? null : choice.at - Date.now(),
  };
  if (Object.values(settings).every((each) => each === null || each === false)) return null;
  const script = `<script nonce="${await readNonce()}">${stageScript(settings)}</script>`;
  // Inserted as HTML text: React warns about a script that it does not run when the router renders the next page.
  // oxlint-disable-next-line react/no-danger -- a constant of ours, two words of a closed list and a number
  return <div hidden dangerouslySetInnerHTML={{ __html: script }} />;
}
