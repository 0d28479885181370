"use client";

import type { VideoProblem } from "./video-problem.ts";
import styles from "./video.module.css";

/** Messages for videos that fail to play. */
export type FailureWords = Record<VideoProblem | "watchAtHost" | "tryAgain", string>;

/**
 * An error message and its actions. A removed video has none; one that can't be embedded has a link to its host. A
 * temporary failure also has a retry button.
 */
export function VideoFailure({
  problem,
  watchAddress,
  words,
  onRetry,
}: {
  problem: VideoProblem;
  watchAddress: string;
  words: FailureWords;
  onRetry: () => void;
}) {
  const isTemporary = problem === "failed" || problem === "unloaded";
  return (
    <>
      <span>{words[problem]}</span>
      {problem === "notFound" ? null : (
        <span className={styles.ways}>
          {isTemporary ? (
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
