import { type RefObject, useEffect, useState } from "react";
import { followTrigger, type Trigger } from "../../ui/follow-trigger.ts";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** What the editor decided about playing. */
export type PlayRule = { autoplay: boolean; playOn: Trigger };

/** Whether the visitor asked for less motion; yes until the browser was asked. */
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
 * Whether the animation on this stage should play now. Only ever in view; there the visitor's word counts, and as
 * long as there is none the editor's rule, unless less motion is wished for. What has come to its end rests until it
 * is asked for again, or hovered over again.
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
    /** The visitor asked for it: it need not wait for a quiet moment. */
    isAsked: asked === true,
    /** The button was pressed. */
    toggle: () => {
      setAsked(!isPlaying);
      setHasEnded(false);
    },
    /** The animation came to its end. */
    end: () => {
      setAsked(null);
      setHasEnded(true);
    },
  };
}
