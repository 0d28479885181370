import type { ReactNode } from "react";
import { IntentLink } from "sanity/router";

/** Inline link to a document's form. It is underlined because color alone doesn't identify a link (WCAG 1.4.1). */
export function TextLink({
  id,
  type,
  children,
}: {
  id: string;
  type: string;
  children: ReactNode;
}) {
  return (
    <IntentLink intent="edit" params={{ id, type }} style={{ textDecoration: "underline" }}>
      {children}
    </IntentLink>
  );
}
