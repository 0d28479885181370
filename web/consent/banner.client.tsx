"use client";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { CookieConsent } from "react-cookie-consent";
import { removeTagTraces } from "../analytics/tag-traces.ts";
import type { AskingProps } from "./asking.ts";
import { asksNotToBeTracked } from "./asks-not-to-be-tracked.client.ts";
import styles from "./banner.module.css";
import { decide } from "./decide.client.ts";
import { CONSENT_DAYS, formatConsent } from "./written-record.ts";
import { followedCookie } from "./store.client.ts";
import { useRoomBelow } from "./use-room-below.client.ts";

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

/** The strip at the bottom edge until the visitor has chosen: all, nothing, or one by one in the dialog. [CON-1] */
export function Banner(asking: AskingProps) {
  const { texts, policyVersion } = asking;
  const region = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [opened] = useState(Date.now);
  const announcement = useAnnouncement(texts.heading);
  useRoomBelow(region);
  // Nothing is allowed while this is asked: what tags left under a choice that has lapsed goes.
  const removeTraces = useEffectEvent(() => {
    if (asking.tagCookies) removeTagTraces(asking.tagCookies);
  });
  useEffect(() => removeTraces(), []);

  const everything = { analytics: texts.analytics !== null, media: true };
  return (
    <CookieConsent
      visible="show"
      location="none"
      disableStyles
      cookieName={followedCookie()}
      // The library writes this when all is accepted; a whole record, so that no other tab ever reads half a one.
      cookieValue={formatConsent({ ...everything, policyVersion, time: opened })}
      expires={CONSENT_DAYS}
      sameSite="Lax"
      enableDeclineButton
      setDeclineCookie={false}
      onAccept={() => decide(everything, asking)}
      onDecline={() => decide({ analytics: false, media: false }, asking)}
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
        "aria-labelledby": heading,
        "data-tone": "ink",
        "data-consent-banner": "",
      }}
    >
      <h2 id={heading} className={styles.heading}>
        {texts.heading}
      </h2>
      <p className={styles.text}>
        {texts.text} {texts.analytics !== null && asksNotToBeTracked() && `${texts.signalled} `}
        {texts.policyHref !== null && <a href={texts.policyHref}>{texts.policy}</a>}
      </p>
      <output className={styles.unseen}>{announcement}</output>
      <button type="button" className={styles.quiet} data-open-consent="">
        {texts.choose}
      </button>
    </CookieConsent>
  );
}
