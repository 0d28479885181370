import { type RefObject, useEffect, useState } from "react";
import { followTrigger, type Trigger } from "../../design/ui/follow-trigger.ts";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** The editor's settings for playback. */
export type PlayRule = { autoplay: boolean; playOn: Trigger };

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
 * Decides whether the animation plays now: only in view, and then as the visitor last chose with the button. Without
 * such a choice the editor's settings apply, unless reduced motion is preferred. After its end it stays paused until it
 * is started or hovered again.
 */
export function usePlaying(stage: RefObject<HTMLElement | null>, { autoplay, playOn }: PlayRule) {
  const wantsLess = useLessMotion();
  const [now, setNow] = useState({ isCalled: false, isSeen: false });
  const [asked, setAsked] = useState<boolean | null>(null);
  const [hasEnded, setHasEnded] = useState(false);

  useEffect(() => {
    if (!stage.current) return undefined;
    return followTrigger(stage.current, playOn, (isCalled, isSeen) => {
      setNow({ isCalled, isSeen });
      if (playOn === "hover" && !isCalled) setHasEnded(false);
    });
  }, [stage, playOn]);

  const isAllowed = autoplay && !wantsLess;
  const isPlaying = !hasEnded && now.isSeen && (asked ?? (isAllowed && now.isCalled));
  return {
    isPlaying,
    /** The visitor pressed play, so loading must not wait for an idle page. */
    isAsked: asked === true,
    toggle: () => {
      setAsked(!isPlaying);
      setHasEnded(false);
    },
    end: () => {
      setAsked(null);
      setHasEnded(true);
    },
  };
}
