import { Card, Flex } from "@sanity/ui";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { DocumentInspectorHeader } from "sanity/structure";
import { useFocusBack } from "./use-focus-back.ts";

/**
 * Moves the focus to the inspector if a button opened it, so that keyboard users needn't tab through the form. The
 * focus stays if it is in a field or in the previewed page, or if a URL opened the inspector.
 */
function useFocusHere(room: RefObject<HTMLElement | null>): void {
  useFocusBack();
  useEffect(() => {
    const { activeElement, body } = document;
    // If the button that opened the inspector is disabled now, the focus is on the body.
    const isLost = activeElement === body && navigator.userActivation.isActive;
    // Without `preventScroll`, a phone would scroll past the title and the close button.
    if (isLost || activeElement instanceof HTMLButtonElement) {
      room.current?.focus({ preventScroll: true });
    }
  }, [room]);
}

/** Layout of our document inspectors: a header with a close button, and a scrollable section. */
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
