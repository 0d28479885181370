import type { ComposeRequest } from "@marquee/schemas/editing";
import {
  type Accepts,
  type BlockChange,
  duplicateBlocks,
  moveBlocks,
  removeBlocks,
  stepBlocks,
} from "./change-blocks.ts";

/** The requests that change a page without a dialog. */
export type ChangeRequest = Extract<
  ComposeRequest,
  { action: "move" | "step" | "duplicate" | "remove" }
>;

/**
 * Returns the change for a request, computed for the page's current state. Returns null if there is nothing to change.
 */
export function changeForRequest(
  request: ChangeRequest,
  page: unknown,
  { accepts, freshKey }: { accepts: Accepts; freshKey: () => string },
): BlockChange | null {
  switch (request.action) {
    case "move":
      return moveBlocks(page, [request.path], request.to, accepts);
    case "step":
      return stepBlocks(page, request.paths, request.by, accepts);
    case "duplicate":
      return duplicateBlocks(page, request.paths, freshKey);
    case "remove":
      return removeBlocks(page, request.paths);
  }
}
