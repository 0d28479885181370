import type { ReactNode } from "react";
import { IntentLink } from "sanity/router";

/** Takes a document's id and type, gives a link to its form within a sentence: colour alone does not tell everybody. */
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
