import type { Block } from "@marquee/schemas/types";
import { createElement } from "react";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { JsonLd } from "../../design/ui/json-ld.tsx";
import { RichText, richText } from "../../design/rich-text/rich-text.tsx";
import { wordsOf } from "../../design/rich-text/rich-text-words.ts";
import { titleLength } from "../../design/ui/title-length.ts";
import { Title } from "../../design/ui/title.tsx";
import type { BlockComponent } from "../block-component.ts";
import styles from "./faq.module.css";

type Question = Block<"faq">["questions"][number];

/** Id of an answer's element inside `<details>`: browsers open closed details when a link targets an id inside them. */
const answerId = ({ _key }: Question) => `faq-${_key}`;

/**
 * Returns the questions as JSON-LD. A page has one `FAQPage`, however many FAQ blocks it has: each block uses the same
 * `@id` and adds its questions.
 */
const faqJsonLd = (questions: readonly Question[]) => ({
  "@type": "FAQPage",
  "@id": "#faq",
  mainEntity: questions.map((question) => ({
    "@type": "Question",
    "@id": `#${answerId(question)}`,
    name: question.question,
    acceptedAnswer: { "@type": "Answer", text: wordsOf(question.answer) },
  })),
});

function Entry({ entry, level, within }: { entry: Question; level: number; within: Within }) {
  return (
    // Suppresses the hydration warning about `open`: the visitor or the URL's fragment may open the answer before
    // hydration.
    <details className={styles.entry} data-arrives suppressHydrationWarning>
      <summary className={styles.question}>
        {createElement(`h${level}`, {}, entry.question)}
      </summary>
      <div id={answerId(entry)} className={`${richText} ${styles.answer}`}>
        <RichText value={entry.answer} under={level} within={within} />
      </div>
    </details>
  );
}

type Within = "page" | "column";

/**
 * Questions in `<details>`, which open without script: on click, by find-in-page, or by a link to
 * the answer. Several answers can be open at a time.
 */
export const Faq: BlockComponent<"faq"> = ({ block, context }) => {
  const { heading, intro, questions } = block;
  const level = heading === null || context.first ? 2 : 3;
  return (
    <BlockSection block={block} tone={block.tone} motion={block.motion} labelled={heading !== null}>
      <div className="grid breathing">
        {heading === null && intro === null ? null : (
          <div className={styles.opening}>
            {heading === null ? null : (
              <Title
                text={heading}
                first={context.first}
                id={headingId(block._key)}
                className={styles.heading}
                data-length={titleLength(heading)}
              />
            )}
            {intro === null ? null : <p className={styles.intro}>{intro}</p>}
          </div>
        )}
        <div className={styles.entries}>
          {questions.map((entry) => (
            <Entry key={entry._key} entry={entry} level={level} within={context.within} />
          ))}
        </div>
        {context.isEditing ? null : <JsonLd data={faqJsonLd(questions)} />}
      </div>
    </BlockSection>
  );
};
