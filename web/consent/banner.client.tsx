"use client";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { CookieConsent } from "react-cookie-consent";
import { removeTagCookies } from "../analytics/tag-cookies.ts";
import type { BannerTexts } from "./banner-texts.ts";
import styles from "./banner.module.css";
import { Categories } from "./categories.client.tsx";
import { type Choice, CONSENT_COOKIE, CONSENT_DAYS, formatConsent } from "./record.ts";
import { saveConsent } from "./save-consent.client.ts";
import { currentConsent } from "./store.client.ts";
import { useRoomBelow } from "./use-room-below.client.ts";

/** `reopened`: the visitor came back to change a choice, which may also be left as it is. */
export type BannerProps = {
  texts: BannerTexts;
  withAnalytics: boolean;
  policyVersion: number;
  reopened: boolean;
  onClose: () => void;
};

/** Says the heading to screen readers, which are not told of a region that appears. */
function useAnnouncement(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    // A live region speaks of what changes in it, so it has to be there, empty, a moment before.
    const timer = setTimeout(() => setSaid(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** The strip at the bottom edge that asks what the visitor allows [CON-1]. */
export function Banner({ texts, withAnalytics, policyVersion, reopened, onClose }: BannerProps) {
  const region = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [opened] = useState(Date.now);
  const [isOpen, setOpen] = useState(reopened);
  const [choice, setChoice] = useState<Choice>(currentConsent);
  const announcement = useAnnouncement(texts.heading);
  useRoomBelow(region);
  useEffect(() => {
    if (reopened) region.current?.focus();
  }, [reopened]);

  const everything: Choice = { analytics: withAnalytics, media: true };
  const decide = (decision: Choice) => {
    saveConsent(decision, policyVersion);
    // Cookies may be left from an earlier consent, where the tag manager did not run on this page.
    if (!decision.analytics) removeTagCookies();
    onClose();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    if (reopened) return onClose();
    setOpen(false);
    region.current?.focus();
  };

  return (
    <CookieConsent
      visible="show"
      location="none"
      disableStyles
      cookieName={CONSENT_COOKIE}
      // The library writes this when all is accepted; a whole record, so that no other tab ever reads half a one.
      cookieValue={formatConsent({ ...everything, policyVersion, time: opened })}
      expires={CONSENT_DAYS}
      sameSite="Lax"
      enableDeclineButton
      setDeclineCookie={false}
      onAccept={() => decide(everything)}
      onDecline={() => decide({ analytics: false, media: false })}
      buttonText={texts.acceptAll}
      ariaAcceptLabel={texts.acceptAll}
      declineButtonText={texts.rejectAll}
      ariaDeclineLabel={texts.rejectAll}
      containerClasses={styles.strip ?? ""}
      contentClasses={styles.content ?? ""}
      buttonWrapperClasses={styles.buttons ?? ""}
      buttonClasses={styles.button ?? ""}
      declineButtonClasses={styles.button ?? ""}
      customContainerAttributes={{
        ref: region,
        role: "region",
        tabIndex: -1,
        "aria-labelledby": heading,
        "data-tone": "ink",
        "data-consent-banner": "",
        onKeyDown,
      }}
    >
      <h2 id={heading} className={styles.heading}>
        {texts.heading}
      </h2>
      <p className={styles.text}>
        {texts.text} {texts.policyHref !== null && <a href={texts.policyHref}>{texts.policy}</a>}
      </p>
      <output className={styles.unseen}>{announcement}</output>
      {isOpen ? (
        <Categories
          texts={texts}
          withAnalytics={withAnalytics}
          choice={choice}
          onChange={setChoice}
          onSave={() => decide(choice)}
          onClose={reopened ? onClose : null}
        />
      ) : (
        <button type="button" className={styles.quiet} onClick={() => setOpen(true)}>
          {texts.choose}
        </button>
      )}
    </CookieConsent>
  );
}
