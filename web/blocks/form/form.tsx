import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { titleLength } from "../../design/ui/title-length.ts";
import { Title } from "../../design/ui/title.tsx";
import { FormView } from "../../forms/form-view.tsx";
import type { BlockComponent } from "../block-component.ts";
import { StartForm } from "../start-island.tsx";
import styles from "./form.module.css";

/** A form that visitors fill in, beside its heading. */
export const Form: BlockComponent<"form"> = ({ block, context }) => {
  const { heading, text, form } = block;
  return (
    <BlockSection block={block} tone={block.tone} motion={block.motion} labelled={heading !== null}>
      <div className="grid breathing">
        {heading === null && text === null ? null : (
          <div className={styles.opening} data-arrives>
            {heading === null ? null : (
              <Title
                text={heading}
                first={context.first}
                id={headingId(block._key)}
                className={styles.heading}
                data-length={titleLength(heading)}
              />
            )}
            {text === null ? null : <p className={styles.text}>{text}</p>}
          </div>
        )}
        <div className={styles.fields} data-arrives>
          <FormView
            form={form}
            id={`form-${block._key}`}
            page={context.document.id}
            language={context.locale}
            t={context.t}
            Start={StartForm}
          />
        </div>
      </div>
    </BlockSection>
  );
};
