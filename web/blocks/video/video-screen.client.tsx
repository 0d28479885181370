"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useConsent } from "../../consent/store.client.ts";
import { followTrigger } from "../../ui/follow-trigger.ts";
import type { playerSettings } from "../../video/player-settings.ts";
import styles from "./video.module.css";
import type { FilmProblem, VideoPlayerProps } from "./video-player.client.tsx";

type Settings = ReturnType<typeof playerSettings>;

/** What the façade is told by the block. */
export type VideoScreenProps = {
  host: "vimeo" | "youtube";
  address: string;
  watchAddress: string;
  settings: Settings;
  /** Null unless the editor asked for autoplay. */
  autoplaySettings: Settings | null;
  /** What the server already knows to be wrong. */
  problem: FilmProblem | null;
  title: string;
  words: Record<"play" | "loading" | "watchAtHost" | FilmProblem, string>;
  /** The poster. */
  children: ReactNode;
};

type Showing =
  | { what: "poster" | "loading" }
  | { what: "film"; Player: ComponentType<VideoPlayerProps>; settings: Settings }
  | { what: "problem"; problem: FilmProblem };

/** What went wrong, and the way to the host where that helps: a film that is gone is gone there too. */
function Problem({
  problem,
  watchAddress,
  words,
}: Pick<VideoScreenProps, "watchAddress" | "words"> & { problem: FilmProblem }) {
  return (
    <output className={styles.problem}>
      <span>{words[problem]}</span>
      {problem === "notFound" ? null : (
        <a href={watchAddress} rel="noopener">
          {words.watchAtHost}
        </a>
      )}
    </output>
  );
}

/**
 * The façade: a poster and a button. The player's code is fetched when the button is pressed (or the editor's
 * autoplay is allowed: consent to media, no wish for less motion, in view), and only then is the host spoken to.
 */
export function VideoScreen({
  host,
  address,
  watchAddress,
  words,
  title,
  children,
  ...rest
}: VideoScreenProps) {
  const { settings, autoplaySettings, problem } = rest;
  const [showing, setShowing] = useState<Showing>(
    problem === null ? { what: "poster" } : { what: "problem", problem },
  );
  const screen = useRef<HTMLDivElement>(null);
  const { media } = useConsent();

  const play = (chosen: Settings) => {
    setShowing({ what: "loading" });
    // The player is set only once it is whole: see loadPlayer for what a half-loaded one forgets.
    import("./video-player.client.tsx")
      .then(({ loadPlayer }) => loadPlayer(host))
      .then((Player) => setShowing({ what: "film", Player, settings: chosen }))
      .catch(() => setShowing({ what: "problem", problem: "failed" }));
  };

  const isWaiting = showing.what === "poster";
  const isLoading = showing.what === "loading";
  useEffect(() => {
    if (!screen.current || autoplaySettings === null || !isWaiting || !media) return undefined;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    return followTrigger(screen.current, "scroll", (isSeen) => {
      if (isSeen) play(autoplaySettings);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- settings are the server's and never change in a page
  }, [isWaiting, media]);

  return (
    <div ref={screen} tabIndex={-1} className={styles.screen}>
      {showing.what === "film" ? (
        <showing.Player
          address={address}
          settings={showing.settings}
          title={title}
          onProblem={(found) => setShowing({ what: "problem", problem: found })}
        />
      ) : (
        children
      )}
      {isWaiting || isLoading ? (
        <button
          type="button"
          className={styles.play}
          aria-busy={isLoading}
          onClick={() => {
            play(settings);
            // The button goes; whoever pressed it by keyboard stays at the screen.
            screen.current?.focus({ preventScroll: true });
          }}
        >
          <span className={styles.lamp} aria-hidden="true" />
          <span className={styles.playWords}>
            {isLoading ? words.loading : words.play}
            <span className="unseen">: {title}</span>
          </span>
        </button>
      ) : null}
      {showing.what === "problem" ? (
        <Problem problem={showing.problem} watchAddress={watchAddress} words={words} />
      ) : null}
    </div>
  );
}
