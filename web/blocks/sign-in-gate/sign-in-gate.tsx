import { GateDoor } from "../../auth/gate-door.tsx";
import { renderGatedBlocks } from "../../content/gated-blocks.tsx";
import { BlockSection, headingId } from "../../ui/block-section.tsx";
import { Title } from "../../ui/title.tsx";
import type { BlockComponent } from "../block-component.ts";
import { RenderBlocks } from "../render-blocks.tsx";
import styles from "./sign-in-gate.module.css";

/**
 * Members only: the teaser that everyone sees, then the curtain, or what is behind it. Whether it opens is decided
 * here, on the server; what a closed gate holds is never read, so no byte of it can reach the browser. [GATE-2]
 */
export const SignInGate: BlockComponent<"signInGate"> = async ({ block, context }) => {
  const opened = await renderGatedBlocks(block, context);
  const hasTeaser = block.teaser.length > 0;
  const teaser = hasTeaser ? (
    <RenderBlocks
      blocks={block.teaser}
      context={context}
      path={`${context.document.path}.teaser`}
    />
  ) : null;
  if (opened !== null) {
    return (
      <>
        {teaser}
        {opened}
      </>
    );
  }
  return (
    <>
      {teaser}
      <BlockSection block={block} tone={block.tone} labelled className={styles.gate}>
        <div className={styles.pleats} aria-hidden="true" />
        <div className="grid">
          <div className={styles.panel}>
            <Title
              text={block.heading}
              first={context.first && !hasTeaser}
              id={headingId(block._key)}
              className={styles.heading}
            />
            <p className={styles.promise}>{block.promise}</p>
            <div className={styles.door} data-gate={block._key}>
              <GateDoor
                rules={block.rules}
                member={context.member}
                language={context.locale}
                label={block.buttonLabel}
                t={context.t}
              />
            </div>
          </div>
        </div>
      </BlockSection>
    </>
  );
};
