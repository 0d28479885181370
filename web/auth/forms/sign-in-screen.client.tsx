"use client";
import { useEffect, useRef, useState } from "react";
import { type RedirectMark, takeRedirectMark } from "../redirect-mark.client.ts";
import { returnPath } from "../return-path.ts";
import { loadSignIn } from "./load-sign-in.client.ts";
import styles from "./sign-in.module.css";

type Loaded = Awaited<ReturnType<typeof loadSignIn>> & {
  /** Not null: back from a provider's page. */
  mark: RedirectMark | null;
};

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
  const mark = useRef<RedirectMark | null>(null);

  useEffect(() => {
    mark.current ??= takeRedirectMark();
    loadSignIn(language).then(
      (form) => setLoaded({ ...form, mark: mark.current }),
      () => setFailed(true),
    );
  }, [language]);

  if (hasFailed)
    return (
      <p className={styles.problem} role="alert">
        {unavailable}
      </p>
    );
  if (loaded === null) return <output className={styles.note}>{opening}</output>;
  const { SignInPanel, form, mark: left } = loaded;
  // A whole page load: pages fetched ahead were fetched for a visitor.
  const leave = () =>
    location.assign(
      pathAfter(form.settings.postSignInPath, homeHref, left?.referrer ?? document.referrer),
    );
  return (
    <SignInPanel
      language={language}
      form={form}
      place="page"
      onDone={leave}
      {...(left ? { first: { at: "returning" } } : {})}
    />
  );
}

function pathAfter(settled: string | null, home: string, referrer: string): string {
  return returnPath({
    from: new URLSearchParams(location.search).get("from"),
    referrer,
    settled,
    origin: location.origin,
    here: location.pathname,
    home,
  });
}
