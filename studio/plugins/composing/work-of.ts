import type { ComposeRequest } from "@marquee/schemas/editing";
import {
  type Accepts,
  type BlockChange,
  duplicateBlock,
  moveBlock,
  removeBlock,
  stepBlock,
} from "./change-blocks.ts";

/** The requests that change a page without a dialog. */
export type ChangeRequest = Extract<
  ComposeRequest,
  { ask: "move" | "step" | "duplicate" | "remove" }
>;

/**
 * Returns the change for a request, computed for the page's current state. Returns null if there is nothing to change.
 */
export function workOf(
  request: ChangeRequest,
  page: unknown,
  { accepts, freshKey }: { accepts: Accepts; freshKey: () => string },
): BlockChange | null {
  switch (request.ask) {
    case "move":
      return moveBlock(page, request.path, request.to, accepts);
    case "step":
      return stepBlock(page, request.path, request.by, accepts);
    case "duplicate":
      return duplicateBlock(page, request.path, freshKey);
    case "remove":
      return removeBlock(page, request.path);
  }
}
