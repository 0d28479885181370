"use client";

import {
  Component,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import styles from "./hero-animation.module.css";
import type { HeroPlayerProps } from "./hero-player.client.tsx";
import { useAnimation } from "./use-animation.client.ts";
import { followTrigger, type Trigger } from "../../design/ui/follow-trigger.ts";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** The editor's settings for playback. */
type PlayRule = { autoplay: boolean; playOn: Trigger };

/** Whether the visitor prefers reduced motion; true until the media query has been evaluated. */
function useLessMotion(): boolean {
  const [wantsLess, setWantsLess] = useState(true);
  useEffect(() => {
    const query = matchMedia(LESS_MOTION);
    const follow = () => setWantsLess(query.matches);
    follow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return wantsLess;
}

/**
 * Returns the time of the page's first paint, in ms since the navigation. If the browser does not
 * report the first paint, returns the current time.
 */
const firstPaint = (): number =>
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? performance.now();

/**
 * Decides whether the animation plays now. It never plays out of view. In view, the visitor's last click on the button
 * decides. Without one, the editor's settings apply, unless the visitor prefers reduced motion. After its end, the
 * animation stays paused until the visitor presses play or hovers again.
 */
function usePlaying(stage: RefObject<HTMLElement | null>, { autoplay, playOn }: PlayRule) {
  const wantsLess = useLessMotion();
  const [now, setNow] = useState({ isCalled: false, isSeen: false });
  const [isPlayRequested, setIsPlayRequested] = useState<boolean | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  const dueSince = useRef<number | null>(null);

  useEffect(() => {
    if (!stage.current) return undefined;
    let isFirst = true;
    return followTrigger(stage.current, playOn, (isCalled, isSeen) => {
      // The first call of this callback reports the state that the stage has had since the page's
      // first paint. The animation has been due since that paint, even if this script ran later.
      if (!isCalled) dueSince.current = null;
      else dueSince.current ??= isFirst ? firstPaint() : performance.now();
      isFirst = false;
      setNow({ isCalled, isSeen });
      if (playOn === "hover" && !isCalled) setHasEnded(false);
    });
  }, [stage, playOn]);
  const dueFor = useCallback(
    () => (dueSince.current === null ? 0 : performance.now() - dueSince.current),
    [],
  );
  const end = useCallback(() => {
    setIsPlayRequested(null);
    setHasEnded(true);
  }, []);

  const isAllowed = autoplay && !wantsLess;
  const isPlaying = !hasEnded && now.isSeen && (isPlayRequested ?? (isAllowed && now.isCalled));
  return {
    isPlaying,
    /** Whether the visitor pressed play. If so, loading does not wait for an idle page. */
    isRequested: isPlayRequested === true,
    toggle: () => {
      setIsPlayRequested(!isPlaying);
      setHasEnded(false);
    },
    end,
    /** Returns how long the animation has been due to play, in ms. */
    dueFor,
  };
}

type BoundaryProps = { onFail: () => void; children: ReactNode };

/**
 * Catches errors that the animation library throws while rendering. The poster then stays, and no error page appears.
 */
class PlayerBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export type HeroStageProps = Pick<HeroPlayerProps, "focus" | "label" | "loop" | "speed"> &
  PlayRule & {
    address: string;
    labels: { play: string; pause: string };
    /** The poster. */
    children: ReactNode;
  };

/**
 * Displays the poster (its children), and a button that plays the animation. When {@link usePlaying} first lets the
 * animation play, the player and the animation file are fetched in parallel. The poster stays until the first frame is
 * drawn. On any failure, the poster stays and the button is removed.
 */
export default function HeroStage({
  address,
  autoplay,
  playOn,
  labels,
  children,
  ...player
}: HeroStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { isPlaying, isRequested, toggle, end, dueFor } = usePlaying(stage, { autoplay, playOn });
  const [loaded, fail] = useAnimation(address, {
    isWanted: isPlaying,
    isRequested,
    dueFor,
    onLate: end,
  });
  const [isDrawn, setIsDrawn] = useState(false);
  const showDrawing = useCallback(() => setIsDrawn(true), []);

  if (loaded === "failed") return <div className={styles.stage}>{children}</div>;
  return (
    <div ref={stage} className={styles.stage} data-drawn={isDrawn}>
      {children}
      {loaded === null ? null : (
        <PlayerBoundary onFail={fail}>
          <loaded.Player
            {...player}
            data={loaded.data}
            playing={isPlaying}
            onDrawn={showDrawing}
            onFail={fail}
            onEnd={end}
          />
        </PlayerBoundary>
      )}
      <button
        type="button"
        className={styles.toggle}
        data-tone="inverted"
        data-playing={isPlaying}
        onClick={toggle}
      >
        <span className="sr-only">{isPlaying ? labels.pause : labels.play}</span>
      </button>
    </div>
  );
}
