import { BlockSection } from "../../ui/block-section.tsx";
import type { BlockComponent } from "../block-component.ts";

/** Figures. */
export const Stats: BlockComponent<"stats"> = ({ block }) => (
  <BlockSection block={block} tone={block.tone} labelled={false}>
    <div className="grid breathing">
      <pre>{JSON.stringify(block)}</pre>
    </div>
  </BlockSection>
);
