import { useEffect, useMemo, useState } from "react";
import { useClient } from "sanity";
import { siteAs } from "../site/ask-site.ts";
import { animationNamed, type AnimationQuestion } from "./animation-question.ts";

/** Debounce of typing. In ms. */
const PAUSE = 600;

/**
 * Returns a sentence that explains why the animation in a field can't play; null if it can play, and while the check is
 * running.
 */
export function useAnimationProblem(
  ask: AnimationQuestion,
  { site, value }: { site: string; value: unknown },
): string | null {
  const client = useClient({ apiVersion: "2025-02-19" });
  const askSite = useMemo(() => siteAs(site, client), [site, client]);
  const [found, setFound] = useState<{ of: string; problem: string | null } | null>(null);
  const { address, fileId } = animationNamed(value);
  const named = address ?? fileId;

  useEffect(() => {
    if (named === null) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const problem = await ask(value, askSite);
      if (!isOver) setFound({ of: named, problem });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the value its name alone counts
  }, [ask, askSite, named]);

  return found?.of === named ? (found?.problem ?? null) : null;
}
