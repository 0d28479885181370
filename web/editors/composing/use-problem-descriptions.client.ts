import "./zod-without-eval.client.ts";
import {
  type ComposeRequest,
  mostProblems,
  previewProblem,
  type PreviewProblem,
} from "@marquee/schemas/editing";
import { useEffect, useSyncExternalStore } from "react";
import { previewProblems } from "./preview-problems.client.ts";

const none: readonly PreviewProblem[] = [];

/**
 * Asks the studio to describe the problems in the page's problem cards, once the studio is ready
 * and after each change of the cards. Also lets a card open its fields in the studio. A card lists
 * the problems of one block or document.
 */
export function useProblemDescriptions(
  sendRequest: (request: ComposeRequest) => void,
  isReady: boolean,
) {
  const { subscribe, list, openWith } = previewProblems;
  const problems = useSyncExternalStore(subscribe, list, () => none);
  useEffect(() => {
    if (!isReady) return;
    // Omits problems whose path the studio can't open. Their cards keep the texts that the site
    // derives from the path.
    const named = problems.filter((problem) => previewProblem.safeParse(problem).success);
    if (named.length > 0)
      sendRequest({ action: "describeProblems", problems: named.slice(0, mostProblems) });
  }, [sendRequest, isReady, problems]);
  useEffect(() => {
    if (!isReady) return undefined;
    return openWith(({ document, type, path }) =>
      sendRequest({ action: "openField", document, type, path }),
    );
  }, [sendRequest, isReady, openWith]);
}
