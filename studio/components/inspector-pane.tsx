import { Card, Flex } from "@sanity/ui";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { DocumentInspectorHeader } from "sanity/structure";
import { useFocusBack } from "./use-focus-back.ts";

/**
 * Brings the keyboard to what somebody opened: the whole form stands between the button and it. A field that is written
 * in keeps the focus, so does the page in the Preview, and nothing moves where an address opened it.
 */
function useFocusHere(room: RefObject<HTMLElement | null>): void {
  useFocusBack();
  useEffect(() => {
    const { activeElement, body } = document;
    // A button that was switched off by its press has left the focus to nobody.
    const isLost = activeElement === body && navigator.userActivation.isActive;
    // On a phone the page would else scroll past the title and the way to close it.
    if (isLost || activeElement instanceof HTMLButtonElement) {
      room.current?.focus({ preventScroll: true });
    }
  }, [room]);
}

/** What stands beside a document's form: a title with a way to close it, and below that what scrolls. */
export function InspectorPane({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const room = useRef<HTMLDivElement>(null);
  useFocusHere(room);
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        closeButtonLabel={closeLabel}
        flex="none"
        onClose={onClose}
        title={title}
      />
      {/* As far from the edge as the title above it. */}
      <Card
        as="section"
        aria-label={title}
        ref={room}
        tabIndex={-1}
        flex={1}
        overflow="auto"
        padding={4}
        paddingTop={3}
        style={{ outlineColor: "var(--card-focus-ring-color)", outlineOffset: -2 }}
      >
        {children}
      </Card>
    </Flex>
  );
}
