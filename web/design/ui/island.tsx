import { createElement, type ReactNode } from "react";
import { ISLAND, SLOT } from "./island-elements.ts";

/**
 * The parts of a published page that need a script, by name, each with the data that its script gets. The file that owns
 * a part adds it:
 *
 * @example
 *   declare module "../../design/ui/island.tsx" {
 *     interface Islands {
 *       countdown: CountdownFacts;
 *     }
 *   }
 *
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- other files add its members
export interface Islands {}

type IslandName = keyof Islands;

type IslandProps = {
  [Name in IslandName]: {
    name: Name;
    /** Written into the page as JSON, so it holds nothing that the page may not show. */
    facts: Islands[Name];
    /** Where a press leads if the part's script can't be loaded. Default: to what it does without script. [LITE-3] */
    otherwise?: string;
    /** The component that renders the part, on the server and where the framework runs. */
    children: ReactNode;
  };
}[IslandName];

/**
 * Renders a part of the page that needs a script. In a published page, which has no framework, the start script
 * hydrates this part alone, when the visitor is about to use it (`start/islands.client.ts`). [LITE-1]
 */
export const Island = ({ name, facts, otherwise, children }: IslandProps) =>
  // A custom element may be inside a paragraph, and may contain any element.
  createElement(
    ISLAND,
    { "data-name": name, "data-facts": JSON.stringify(facts), "data-otherwise": otherwise },
    children,
  );

/**
 * Renders content of the server inside an island. The island's script doesn't know this content, and leaves it as it is.
 */
export const IslandSlot = ({ name, children }: { name: string; children: ReactNode }) =>
  createElement(SLOT, { "data-name": name }, children);
