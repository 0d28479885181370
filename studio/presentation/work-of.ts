import type { ComposeRequest } from "@marquee/schemas/editing";
import {
  type Accepts,
  type BlockChange,
  duplicateBlock,
  moveBlock,
  removeBlock,
  stepBlock,
} from "./change-blocks.ts";

/** The requests that change a page at once. */
export type ChangeRequest = Extract<
  ComposeRequest,
  { ask: "move" | "step" | "duplicate" | "remove" }
>;

/** The change that a request means on a state of the page; null: nothing is left to do. */
export function workOf(
  request: ChangeRequest,
  page: unknown,
  { accepts, freshKey }: { accepts: Accepts; freshKey: () => string },
): BlockChange | null {
  switch (request.ask) {
    case "move":
      return moveBlock(page, request.path, request, accepts);
    case "step":
      return stepBlock(page, request.path, request.by, accepts);
    case "duplicate":
      return duplicateBlock(page, request.path, freshKey);
    case "remove":
      return removeBlock(page, request.path);
  }
}
