"use client";

import type { FilmProblem } from "./film-problem.ts";
import styles from "./video.module.css";

/** What a visitor is told when a film does not play. */
export type FailureWords = Record<FilmProblem | "watchAtHost" | "tryAgain", string>;

/**
 * What went wrong, and the way on where there is one: a film that is gone is gone at its host too, one that its owner
 * keeps is there, and what failed by chance can be tried again.
 */
export function FilmFailure({
  problem,
  watchAddress,
  words,
  onRetry,
}: {
  problem: FilmProblem;
  watchAddress: string;
  words: FailureWords;
  onRetry: () => void;
}) {
  const isByChance = problem === "failed" || problem === "unloaded";
  return (
    <>
      <span>{words[problem]}</span>
      {problem === "notFound" ? null : (
        <span className={styles.ways}>
          {isByChance ? (
            <button type="button" onClick={onRetry}>
              {words.tryAgain}
            </button>
          ) : null}
          <a href={watchAddress} rel="noopener">
            {words.watchAtHost}
          </a>
        </span>
      )}
    </>
  );
}
