import { BlockSection } from "../../ui/block-section.tsx";
import type { BlockComponent } from "../block-component.ts";

/** Timetable. */
export const Schedule: BlockComponent<"schedule"> = ({ block }) => (
  <BlockSection block={block} tone={block.tone} labelled={false}>
    <div className="grid breathing">
      <pre>{JSON.stringify(block)}</pre>
    </div>
  </BlockSection>
);
