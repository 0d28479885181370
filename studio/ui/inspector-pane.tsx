import { Card, Flex } from "@sanity/ui";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { DocumentInspectorHeader } from "sanity/structure";
import { useFocusBack } from "./use-focus-back.ts";

/**
 * Moves the focus to the inspector if a button opened it, so that keyboard users don't have to tab
 * through the form. Doesn't move the focus if it is in a field or in the previewed page, or if a
 * URL opened the inspector.
 */
function useFocusHere(room: RefObject<HTMLElement | null>): void {
  useFocusBack();
  useEffect(() => {
    const { activeElement, body } = document;
    // The focus is on the body if the button that opened the inspector has been disabled.
    const isLost = activeElement === body && navigator.userActivation.isActive;
    // Without `preventScroll`, a phone would scroll past the title and the close button.
    if (isLost || activeElement instanceof HTMLButtonElement) {
      room.current?.focus({ preventScroll: true });
    }
  }, [room]);
}

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
      {/* The padding aligns the content with the header's title. */}
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
