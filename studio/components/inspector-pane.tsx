import { Card, Flex } from "@sanity/ui";
import type { ReactNode } from "react";
import { DocumentInspectorHeader } from "sanity/structure";

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
      <Card flex={1} overflow="auto" padding={4} paddingTop={2}>
        {children}
      </Card>
    </Flex>
  );
}
