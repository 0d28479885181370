import { readGatedBlocks } from "../../content/gates/gated-blocks.server.ts";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { Title } from "../../design/ui/title.tsx";
import { GatePrompt } from "../../members/gate/gate-prompt.tsx";
import type { BlockComponent } from "../block-component.ts";
import { RenderBlocks } from "../render-blocks.tsx";
import { EditedGate } from "./edited-gate.tsx";
import styles from "./sign-in-gate.module.css";

/**
 * Content for members: a teaser for everyone, then the sign-in prompt or the gated blocks. The server decides whether
 * the gate opens. Blocks of a closed gate are never read, so none of their content reaches the browser. [GATE-2]
 * Editors of a draft see both the prompt and the gated blocks.
 */
export const SignInGate: BlockComponent<"signInGate"> = async ({ block, context }) => {
  const { document, draft, reader, at, cached, isEditing } = context;
  const { path } = document;
  const request = { document, path, draft, reader, at, cached, isEditing };
  const opened = await readGatedBlocks(block, request);
  const hasTeaser = block.teaser.length > 0;
  const teaser = hasTeaser ? <RenderBlocks blocks={block.teaser} context={context} /> : null;
  const members = <RenderBlocks blocks={opened ?? []} context={{ ...context, first: false }} />;
  if (opened !== null && !isEditing) {
    return (
      <>
        {teaser}
        {members}
      </>
    );
  }
  const prompt = (
    <BlockSection block={block} tone={block.tone} labelled className={styles.gate}>
      <div data-decor="gate" aria-hidden="true" />
      <div className="grid">
        <div className={styles.panel}>
          <Title
            text={block.heading}
            first={context.first && !hasTeaser}
            id={headingId(block._key)}
            className={styles.heading}
          />
          <p className={styles.promise}>{block.promise}</p>
          <div className={styles.prompt} data-gate={block._key}>
            <GatePrompt
              state={isEditing ? "signIn" : reader.gateState(block.rules)}
              display={reader.display}
              language={context.locale}
              pagePath={context.pagePath}
              label={block.buttonLabel}
              t={context.t}
            />
          </div>
        </div>
      </div>
    </BlockSection>
  );
  if (opened !== null) {
    return (
      <EditedGate
        teaser={teaser}
        prompt={prompt}
        members={members}
        hasMembersBlocks={opened.length > 0}
        mayAdd={document.reusedAt === undefined}
        t={context.t}
      />
    );
  }
  return (
    <>
      {teaser}
      {prompt}
    </>
  );
};
