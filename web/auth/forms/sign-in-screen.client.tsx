"use client";
import { useEffect, useState } from "react";
import { returnPath } from "../return-path.ts";
import { loadSignIn } from "./load-sign-in.client.ts";
import styles from "./sign-in.module.css";

type Loaded = Awaited<ReturnType<typeof loadSignIn>>;

type Props = {
  language: string;
  /** Where someone goes who came from nowhere. */
  homeHref: string;
  opening: string;
  unavailable: string;
};

/** The sign-in page's form. Afterwards it leads back to where the visitor was, or to the path in the settings. */
export function SignInScreen({ language, homeHref, opening, unavailable }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    loadSignIn(language).then(setLoaded, () => setFailed(true));
  }, [language]);

  if (hasFailed)
    return (
      <p className={styles.problem} role="alert">
        {unavailable}
      </p>
    );
  if (loaded === null) return <output className={styles.note}>{opening}</output>;
  const { SignInPanel, form } = loaded;
  // A whole page load: pages fetched ahead were fetched for a visitor.
  const leave = () => location.assign(pathAfter(form.settings.postSignInPath, homeHref));
  return <SignInPanel language={language} form={form} place="page" onDone={leave} />;
}

function pathAfter(settled: string | null, home: string): string {
  return returnPath({
    from: new URLSearchParams(location.search).get("from"),
    referrer: document.referrer,
    settled,
    origin: location.origin,
    here: location.pathname,
    home,
  });
}
