import type { ReactNode } from "react";
import type { Translate } from "../../i18n/translate.ts";
import { readNonce } from "../../page/read-nonce.server.ts";
import { ErrorScreen } from "../../design/layout/error-screen.tsx";
import { Said } from "../../design/ui/said.tsx";
import { redirectScript } from "./redirect-script.ts";
import styles from "./share-entry.module.css";
import { SHARE_PATH } from "./share-cookie.ts";

/** The states that the script sets; without JavaScript none of their texts is displayed. */
const states = ["opening", "over", "failed"] as const;

/** The page that a shared link leads to: it opens the preview, or explains why it can't. */
export async function ShareEntry({ t, homeHref }: { t: Translate; homeHref: string }) {
  const script = `<script nonce="${await readNonce()}">${redirectScript(SHARE_PATH)}</script>`;
  const ofState = (part: "Heading" | "Text"): ReactNode =>
    states.map((state) => (
      <span key={state} className={styles["when"]} data-share-state={state}>
        <Said t={t} text={`share.${state}${part}`} />
      </span>
    ));
  return (
    <div className={styles["entrance"]}>
      {/* Inserted as HTML text: React warns about a script element that it does not run when the router renders the
          next page. */}
      {/* oxlint-disable-next-line react/no-danger -- a constant of ours and a path */}
      <div hidden dangerouslySetInnerHTML={{ __html: script }} />
      <ErrorScreen
        title={ofState("Heading")}
        text={
          <>
            {ofState("Text")}
            <noscript>{t("share.needsScript")}</noscript>
          </>
        }
        action={{ href: homeHref, label: <Said t={t} text="errors.home" /> }}
      />
    </div>
  );
}
