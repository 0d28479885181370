import { defineBehavior, effect, forward, raise } from "@portabletext/editor/behaviors";
import { isSelectionExpanded } from "@portabletext/editor/selectors";
import type { PasteLoss } from "./paste-losses.ts";
import { completeLinks, pastedAddress } from "./pasted-links.ts";
import { readPaste } from "./read-paste.ts";

/**
 * Returns the behaviors with which the Portable Text Editor pastes and drops content, on the page and
 * in the studio's form. `onLosses` is called with what could not be kept.
 */
export const createPasteBehaviors = (onLosses: (losses: PasteLoss[]) => void) => [
  defineBehavior({
    on: "clipboard.paste",
    guard: ({ snapshot, event }) => {
      const href = pastedAddress(event.originEvent.dataTransfer.getData("text/plain"));
      return isSelectionExpanded(snapshot) && href !== null && { href };
    },
    actions: [
      (_event, { href }) => [
        raise({
          type: "annotation.add",
          annotation: { name: "link", value: { kind: "external", href } },
        }),
      ],
    ],
  }),
  defineBehavior({
    on: "deserialize",
    guard: ({ snapshot, event }) =>
      readPaste(event.originEvent.originEvent.dataTransfer, snapshot.context.keyGenerator) ?? false,
    actions: [
      ({ event }, { entries, losses }) => [
        raise({
          type: "deserialization.success",
          data: entries,
          mimeType: "text/html",
          originEvent: event.originEvent,
        }),
        ...(losses.length > 0 ? [effect(() => onLosses(losses))] : []),
      ],
    ],
  }),
  defineBehavior({
    on: "deserialization.success",
    guard: ({ event }) => event.mimeType !== "text/html",
    actions: [({ event }) => [forward({ ...event, data: event.data.map(completeLinks) })]],
  }),
];
