import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { animationNamed, type AnimationQuestion } from "./animation-question.ts";

/** Waits for the end of what is being typed. In ms. */
const PAUSE = 600;

/**
 * Takes a way to ask and what an animation's field holds, gives why visitors would not see it, in a sentence; null when
 * they would, and as long as that is not known.
 */
export function useAnimationProblem(ask: AnimationQuestion, value: unknown): string | null {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [found, setFound] = useState<{ of: string; problem: string | null } | null>(null);
  const { address, fileId } = animationNamed(value);
  const named = address ?? fileId;

  useEffect(() => {
    if (named === null) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const problem = await ask(value, client);
      if (!isOver) setFound({ of: named, problem });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the value its name alone counts
  }, [ask, client, named]);

  return found?.of === named ? (found?.problem ?? null) : null;
}
