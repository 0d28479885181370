"use client";
import { useEffect, useState } from "react";
import { fetchForm } from "../sign-in/load-sign-in.client.ts";
import signIn from "../sign-in/form/sign-in.module.css";

type Props = {
  language: string;
  siteName: string;
  /** Path of the link that is displayed after signing out. */
  homeHref: string;
  opening: string;
  unavailable: string;
};

/**
 * The account page, for members and visitors alike. Loads its code, settings and texts when it
 * opens.
 */
export function AccountScreen({ language, siteName, homeHref, opening, unavailable }: Props) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadAccount>> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    loadAccount(language).then(setLoaded, () => setFailed(true));
  }, [language]);

  if (hasFailed) {
    return (
      <p className={signIn.problem} role="alert">
        {unavailable}
      </p>
    );
  }
  if (loaded === null) return <output className={signIn.opening}>{opening}</output>;
  const { AccountPanel, form } = loaded;
  return <AccountPanel language={language} form={form} siteName={siteName} homeHref={homeHref} />;
}

async function loadAccount(language: string) {
  const [{ AccountPanel }, form] = await Promise.all([
    import("./account-panel.client.tsx"),
    fetchForm("account", language),
  ]);
  return { AccountPanel, form };
}
