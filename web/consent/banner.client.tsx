"use client";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { CookieConsent } from "react-cookie-consent";
import { removeTagTraces } from "./analytics/tag-traces.ts";
import { announce } from "../design/ui/announce.client.ts";
import type { ConsentPromptProps } from "./consent-prompt.ts";
import { hasTrackingOptOut } from "./tracking-opt-out.client.ts";
import styles from "./banner.module.css";
import { decide } from "./decide.client.ts";
import { makeSpaceBelow } from "./space-below.client.ts";
import { CONSENT_DAYS, formatConsent } from "./written-record.ts";
import { followedCookie } from "../runtime/consent/store.client.ts";

/** Keeps space for the banner at the page's end while it is shown. */
function useSpaceBelow(strip: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(
    () => (isShown && strip.current ? makeSpaceBelow(strip.current) : undefined),
    [strip, isShown],
  );
}

/**
 * The consent banner at the bottom edge, until the visitor has chosen: accept all, reject all, or choose in the dialog.
 * The server renders it too, but nobody sees it before `isShown` says so. [CON-1]
 */
export function Banner({ isShown, ...props }: ConsentPromptProps & { isShown: boolean }) {
  const { texts, policyVersion, tagCookies } = props;
  const region = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [opened] = useState(Date.now);
  useSpaceBelow(region, isShown);
  useEffect(() => {
    if (!isShown) return;
    // While the banner is displayed, no consent is in effect. Deletes the cookies that tags set
    // after an earlier consent, which has expired.
    if (tagCookies) removeTagTraces(tagCookies);
    // Announces the heading by script, because screen readers don't announce a region that appears.
    announce(texts.heading);
  }, [isShown, tagCookies, texts.heading]);

  const everything = { analytics: texts.analytics !== null, media: true };
  return (
    <CookieConsent
      visible="show"
      location="none"
      disableStyles
      cookieName={followedCookie()}
      // The library writes this value to the cookie on "accept all", before `onAccept` saves the choice. It is a
      // complete record, because other tabs may read the cookie in between.
      cookieValue={formatConsent({ ...everything, policyVersion, time: opened })}
      expires={CONSENT_DAYS}
      sameSite="Lax"
      enableDeclineButton
      setDeclineCookie={false}
      onAccept={() => decide(everything, props)}
      onDecline={() => decide({ analytics: false, media: false }, props)}
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
        "data-tone": "inverted",
        "data-consent-banner": "",
      }}
    >
      <h2 id={heading} className={styles.heading}>
        {texts.heading}
      </h2>
      <p className={styles.text}>
        {texts.text}{" "}
        {texts.analytics === null ? null : (
          <span data-signalled="" hidden={!(isShown && hasTrackingOptOut())}>
            {`${texts.signalled} `}
          </span>
        )}
        {texts.policyHref !== null && <a href={texts.policyHref}>{texts.policy}</a>}
      </p>
      <button type="button" className={styles.quiet} data-opens="consent">
        {texts.choose}
      </button>
    </CookieConsent>
  );
}
