"use client";
import { useEffect, useState } from "react";
import { fetchForm } from "../sign-in/load-sign-in.client.ts";
import type { ActionLink } from "./action-link.ts";
import { takeActionLink } from "./take-action-link.client.ts";
import styles from "../sign-in/form/sign-in.module.css";
import own from "./action.module.css";

type Loaded = Awaited<ReturnType<typeof loadAction>> & { link: ActionLink | null };

export type ActionScreenProps = {
  language: string;
  /** The page's title while the screens load. */
  opening: string;
  unavailable: string;
};

/** The page that opens when someone follows a link in an email of the provider. [AUTH-5] */
export function ActionScreen({ language, opening, unavailable }: ActionScreenProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const link = takeActionLink();
    loadAction(language).then(
      // Keeps the first result. A second result contains a new settings object, which would make the
      // screen check the code again, although the code may have been used by then.
      (parts) => setLoaded((known) => known ?? { ...parts, link }),
      () => setFailed(true),
    );
  }, [language]);

  if (loaded === null) {
    return (
      <div className={styles.panel}>
        <h1 className={`title ${own.title} ${own.opening}`}>{opening}</h1>
        <p className={styles.problem} role="alert">
          {hasFailed ? unavailable : null}
        </p>
      </div>
    );
  }
  const { ActionPanel, form, link } = loaded;
  return <ActionPanel language={language} form={form} link={link} />;
}

/** Loads everything that an email's link needs: the screens, the provider's SDK, settings and texts. */
async function loadAction(language: string) {
  const [{ ActionPanel }, form] = await Promise.all([
    import("./action-panel.client.tsx"),
    fetchForm("action", language),
  ]);
  return { ActionPanel, form };
}
