"use client";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { CookieConsent } from "react-cookie-consent";
import { removeTagTraces } from "./analytics/tag-traces.ts";
import { announce } from "../design/ui/announce.client.ts";
import type { ConsentPromptProps } from "./consent-prompt.ts";
import { hasTrackingOptOut } from "./tracking-opt-out.client.ts";
import styles from "./banner.module.css";
import { decide } from "./decide.client.ts";
import { CONSENT_DAYS, formatConsent } from "./written-record.ts";
import { followedCookie } from "../runtime/consent/store.client.ts";

/**
 * Whether the banner was announced to screen readers. A route change mounts the banner again, but a
 * second announcement could overwrite another message.
 */
let isAnnounced = false;

/**
 * Adds padding and scroll padding to the page's end, as high as a strip that is fixed to the bottom
 * edge. The page can then be scrolled clear of the strip, and focused elements and link targets
 * stop above it. Visible content does not move.
 */
function useSpaceBelow(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const set = (height: string) => {
      root.style.scrollPaddingBlockEnd = height;
      // The padding is on the root element, because the body of a short page fills the window exactly. Padding on the
      // body would move the footer.
      root.style.paddingBlockEnd = height;
    };
    const observer = new ResizeObserver(() => set(`${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      set("");
    };
  }, [strip]);
}

/**
 * The consent banner at the bottom edge, until the visitor has chosen: accept all, reject all, or choose in the dialog.
 * [CON-1]
 */
export function Banner(props: ConsentPromptProps) {
  const { texts, policyVersion, tagCookies } = props;
  const region = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [opened] = useState(Date.now);
  useSpaceBelow(region);
  useEffect(() => {
    // While the banner is displayed, no consent is in effect. Deletes the cookies that tags set
    // after an earlier consent, which has expired.
    if (tagCookies) removeTagTraces(tagCookies);
    // Announces the heading by script, because screen readers don't announce a region that appears.
    if (!isAnnounced) announce(texts.heading);
    isAnnounced = true;
  }, [tagCookies, texts.heading]);

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
        {texts.text} {texts.analytics !== null && hasTrackingOptOut() && `${texts.signalled} `}
        {texts.policyHref !== null && <a href={texts.policyHref}>{texts.policy}</a>}
      </p>
      <button type="button" className={styles.quiet} data-opens="consent">
        {texts.choose}
      </button>
    </CookieConsent>
  );
}
