"use client";

import type { VideoAddress } from "@marquee/schemas/types";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useConsent } from "../../runtime/consent/use-consent.client.ts";
import { followTrigger } from "../../design/ui/follow-trigger.ts";
import type { VideoSettings } from "../../design/video/player-settings.ts";
import type { VideoProblem } from "./video-problem.ts";
import styles from "./video.module.css";
import type { VideoPlayerProps } from "./video-player.client.tsx";
import { allowMedia } from "../../consent/allow-media.client.ts";

/** Explains which data the video's host receives and when. Its checkbox allows or disallows media on all pages. */
function AlwaysAllow({ labels }: { labels: Record<"consent" | "allowed" | "allow", string> }) {
  const { media, decided } = useConsent();
  const box = useRef<HTMLInputElement>(null);
  const wasTicked = useRef(false);
  // React does not call `onChange` for a click before hydration, so the checkbox is read afterwards.
  useEffect(() => {
    wasTicked.current = box.current?.checked === true;
  }, []);
  useEffect(() => {
    // `allowMedia` keeps the choice about statistics, so it must not run before the cookie has been read.
    if (decided === null || !wasTicked.current) return;
    wasTicked.current = false;
    if (!media) allowMedia(true);
  }, [decided, media]);
  return (
    // Without this attribute, a browser could restore a tick from before consent was withdrawn. It applies to a form, not
    // to a checkbox. The form is never sent, not even by Enter.
    <form className={styles.strip} autoComplete="off" action={() => {}}>
      <p>{media ? labels.allowed : labels.consent}</p>
      <label className={styles.allow}>
        <input
          ref={box}
          type="checkbox"
          checked={media}
          onChange={({ target }) => allowMedia(target.checked)}
        />
        {labels.allow}
      </label>
    </form>
  );
}

type FailureTexts = Record<VideoProblem | "watchAtHost" | "tryAgain", string>;

/**
 * An error message and its actions. A removed video has no action. A video that can't be embedded has a link to its
 * host. A temporary failure has that link and a retry button.
 */
function VideoFailure({
  problem,
  watchAddress,
  labels,
  onRetry,
}: {
  problem: VideoProblem;
  watchAddress: string;
  labels: FailureTexts;
  onRetry: () => void;
}) {
  const isTemporary = problem === "failed" || problem === "unloaded";
  return (
    <>
      <span>{labels[problem]}</span>
      {problem === "notFound" ? null : (
        <span className={styles.ways}>
          {isTemporary ? (
            <button type="button" onClick={onRetry}>
              {labels.tryAgain}
            </button>
          ) : null}
          <a href={watchAddress} rel="noopener">
            {labels.watchAtHost}
          </a>
        </span>
      )}
    </>
  );
}

export type VideoScreenProps = {
  video: VideoAddress;
  settings: VideoSettings;
  watchAddress: string;
  /** Aspect ratio: width divided by height. */
  aspect: number;
  title: string;
  /**
   * Length of the video, as digits (`clock`: `12:34`) and in words (`spoken`). Null if the video's
   * host did not report it.
   */
  length: { clock: string; spoken: string } | null;
  /** The problem that the video's host reported to the server. Null if there is none. */
  problem: VideoProblem | null;
  labels: FailureTexts &
    Record<"play" | "loading" | "consent" | "allowed" | "allow", string> &
    VideoPlayerProps["labels"];
  /** False in an editor's preview, which does not ask for consent. */
  needsConsent: boolean;
  /** Title, caption and links, next to the screen. */
  about: ReactNode;
  /** The poster. */
  children: ReactNode;
};

type Showing =
  | { what: "poster" }
  | { what: "loading"; isByConsent: boolean }
  | {
      what: "video";
      isByConsent: boolean;
      Player: ComponentType<VideoPlayerProps>;
      /** False until the host's player responds. The poster covers it, because it may be the browser's error page. */
      isReady: boolean;
    }
  | { what: "problem"; problem: VideoProblem };

/** Shows the poster again when a visitor withdraws consent and the video had started by autoplay, not by a click. */
const withConsent = (showing: Showing, media: boolean): Showing =>
  "isByConsent" in showing && showing.isByConsent && !media ? { what: "poster" } : showing;

/**
 * The façade: a poster and a button. The player's code is fetched when the visitor presses the button. With autoplay,
 * it is fetched if media consent is given, reduced motion is not preferred, and the screen is in view. No request goes
 * to the host before that.
 */
export function VideoScreen({
  video,
  settings,
  title,
  labels,
  children,
  ...rest
}: VideoScreenProps) {
  const { media } = useConsent();
  const [wanted, setShowing] = useState<Showing>(
    rest.problem === null ? { what: "poster" } : { what: "problem", problem: rest.problem },
  );
  const showing = withConsent(wanted, media);
  const screen = useRef<HTMLDivElement>(null);

  const fail = (problem: VideoProblem) => {
    const hasFocus = screen.current?.contains(document.activeElement);
    // Removes the iframe at once, because its `load` event would otherwise move the focus into an iframe that is about
    // to be removed.
    flushSync(() => setShowing({ what: "problem", problem }));
    if (hasFocus) screen.current?.focus({ preventScroll: true });
  };

  const play = (isByConsent: boolean) => {
    setShowing({ what: "loading", isByConsent });
    // The player is rendered only once it is fully loaded; see `loadPlayer`.
    import("./video-player.client.tsx")
      .then(({ loadPlayer }) => loadPlayer(video.host))
      .then(
        (Player) => setShowing({ what: "video", isByConsent, Player, isReady: false }),
        () => fail("unloaded"),
      );
  };

  const press = () => {
    if (showing.what === "loading") return;
    // The button is about to be removed, so the focus moves to the `screen` element until the video has an iframe.
    screen.current?.focus({ preventScroll: true });
    play(false);
  };

  const mayBegin = settings.autoplay && media && showing.what === "poster";
  useEffect(() => {
    if (!screen.current || !mayBegin) return undefined;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    return followTrigger(screen.current, "scroll", (isSeen) => {
      if (isSeen) play(true);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the video comes from the server and never changes while the page is open
  }, [mayBegin]);

  const isLoading = showing.what === "loading";
  const isCovered = showing.what === "video" && !showing.isReady;
  const spokenPlay = `${labels.play}: ${title}${rest.length ? `, ${rest.length.spoken}` : ""}`;
  return (
    <>
      <div
        ref={screen}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
        role="group"
        aria-label={title}
        tabIndex={-1}
        data-tone="inverted"
        data-arrives
        className={styles.screen}
        style={{ aspectRatio: rest.aspect }}
      >
        {showing.what === "video" ? (
          <showing.Player
            video={video}
            settings={settings}
            isAutoplay={showing.isByConsent}
            title={title}
            labels={labels}
            onReady={() =>
              // A player may still respond after its error was displayed.
              setShowing((now) => (now.what === "video" ? { ...now, isReady: true } : now))
            }
            onProblem={fail}
            onFrame={(frame) => {
              // Focuses the iframe only after it has loaded: Chromium may drop the focus while the iframe's document
              // moves to another process.
              const takeFocus = () => {
                if (document.activeElement === screen.current) frame.focus({ preventScroll: true });
              };
              frame.addEventListener("load", takeFocus, { once: true });
            }}
          />
        ) : null}
        {showing.what !== "video" || isCovered ? children : null}
        {isCovered ? (
          <span className={styles.cover} aria-hidden="true">
            <span className={styles.playWords}>{labels.loading}</span>
          </span>
        ) : null}
        {isLoading || showing.what === "poster" ? (
          // A form with an action instead of `onClick`, because React replays a submit that happened before hydration.
          <form action={press}>
            <button type="submit" className={styles.play} aria-busy={isLoading}>
              <span className={styles.playIcon} aria-hidden="true" />
              <span className="sr-only">{spokenPlay}</span>
              <span className={styles.playWords} aria-hidden="true">
                {isLoading ? labels.loading : labels.play}
                {rest.length && <span className={styles.clock}>{rest.length.clock}</span>}
              </span>
            </button>
          </form>
        ) : null}
        {/* Always rendered, so that screen readers announce changes of its content. */}
        <output className={showing.what === "problem" ? styles.problem : "sr-only"}>
          {isLoading || isCovered ? labels.loading : null}
          {showing.what === "problem" ? (
            <VideoFailure
              problem={showing.problem}
              watchAddress={rest.watchAddress}
              labels={labels}
              onRetry={press}
            />
          ) : null}
        </output>
      </div>
      <div className={styles.about} data-arrives>
        {rest.about}
        {rest.needsConsent && rest.problem === null ? <AlwaysAllow labels={labels} /> : null}
      </div>
    </>
  );
}
