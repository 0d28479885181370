import type { ReactNode } from "react";
import styles from "../blocks/editor-note.module.css";
import { ContentUnavailable } from "../content/service/content-fault.ts";
import { RefreshWhenServed } from "../editors/composing/refresh-when-served.client.tsx";
import { getTranslate } from "../content/texts/texts.server.ts";
import { log } from "../runtime/log.ts";

const causeOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Renders a card with the cause in place of a page that can't be rendered. Draft mode only. The response has status
 * 200, because the serving layer would replace a 503 by the visitors' error page. Without content, the page is requested
 * again once there is some. `children` are the editor's tools, which render the page again after each change.
 */
export async function PreviewFailure({
  language,
  error,
  children,
}: {
  language: string;
  error: unknown;
  children?: ReactNode;
}) {
  const t = await getTranslate(language);
  const cause = causeOf(error);
  log.error(`preview: the page can't be rendered: ${cause}`);
  return (
    <>
      <main id="content">
        <div role="alert" className={styles.card} data-tone="default">
          <h1 className={styles.title}>{t("preview.failure.title")}</h1>
          <p>{t("preview.failure.text")}</p>
          <p className={styles.hint}>
            <bdi>{cause}</bdi>
          </p>
          {/* A link with an empty query reloads the page, also in a frame. */}
          <a href="?">{t("errors.retry")}</a>
          {error instanceof ContentUnavailable ? <RefreshWhenServed /> : null}
        </div>
      </main>
      {children}
    </>
  );
}
