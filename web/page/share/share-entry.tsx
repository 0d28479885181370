import type { ReactNode } from "react";
import type { Translate } from "../../i18n/translate.ts";
import { readNonce } from "../read-nonce.server.ts";
import { ErrorScreen } from "../../design/layout/error/error-screen.tsx";
import { InterfaceText } from "../../design/ui/interface-text.tsx";
import styles from "./share-entry.module.css";
import { SHARE_PATH } from "./share-cookie.ts";

/**
 * Opens the preview: posts the secret from the URL's fragment, and goes to the path in the
 * response. Runs in the browser before the page is displayed. The page contains the function as
 * text, so it can't use variables from outside.
 */
function openPreview(endpoint: string): void {
  const { dataset } = document.documentElement;
  const failed = () => {
    dataset["share"] = "failed";
  };
  const onResponse = async (response: Response) => {
    if (response.ok) {
      const { to } = await response.json();
      // Replaces this entry of the browser's history, because its URL contains the secret.
      location.replace(to);
    } else if (response.status !== 404) failed();
    // Loads the page again to remove the secret from the URL. Next.js would undo a `replaceState`
    // while it hydrates.
    else if (location.hash !== "") location.replace(location.pathname);
    else dataset["share"] = "over";
  };
  // Reloads the page if another preview link is opened in the same tab. Only the fragment differs then, so the browser
  // itself loads nothing.
  addEventListener("hashchange", () => location.reload());
  dataset["share"] = "opening";
  fetch(endpoint, { method: "POST", body: location.hash.slice(1) })
    .then(onResponse)
    .catch(failed);
}

/** Returns the script's text. `endpoint` is the path that accepts secrets. */
const redirectScript = (endpoint: string): string =>
  `(${openPreview.toString()})(${JSON.stringify(endpoint)})`;

/** The states that the script sets, each with its own text. Without JavaScript none of these texts is displayed. */
const states = ["opening", "over", "failed"] as const;

/** The page that a shared link leads to: it opens the preview, or explains why it can't. */
export async function ShareEntry({ t, homeHref }: { t: Translate; homeHref: string }) {
  const script = `<script nonce="${await readNonce()}">${redirectScript(SHARE_PATH)}</script>`;
  const ofState = (part: "Heading" | "Text"): ReactNode =>
    states.map((state) => (
      <span key={state} className={styles["when"]} data-share-state={state}>
        <InterfaceText t={t} text={`share.${state}${part}`} />
      </span>
    ));
  return (
    <div className={styles["entry"]}>
      {/* Inserted as HTML text, because React doesn't run script elements that it creates in the
          browser, and warns about them. */}
      {/* oxlint-disable-next-line react/no-danger -- the script is our own code with a constant path */}
      <div hidden dangerouslySetInnerHTML={{ __html: script }} />
      <ErrorScreen
        title={ofState("Heading")}
        text={
          <>
            {ofState("Text")}
            <noscript>{t("share.needsScript")}</noscript>
          </>
        }
        action={{ href: homeHref, label: <InterfaceText t={t} text="errors.home" /> }}
      />
    </div>
  );
}
