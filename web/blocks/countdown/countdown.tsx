import type { Block } from "@marquee/schemas/types";
import { Actions } from "../../ui/actions.tsx";
import { BlockSection, headingId } from "../../ui/block-section.tsx";
import { Title } from "../../ui/title.tsx";
import type { BlockComponent, BlockContext } from "../block-component.ts";
import { CountdownShell } from "./countdown-shell.client.tsx";
import styles from "./countdown.module.css";
import { momentInWords } from "./in-words.ts";
import { allLamps, boardColumns, boardRows } from "./lamps.ts";
import { msUntil, timeLeft } from "./time-left.ts";

/** One board of lamps, dark until a script lights it; all lit once the moment has come. */
function Board({ digits }: { digits: number }) {
  return (
    <div className={styles.board} style={{ flexGrow: boardColumns(digits) }}>
      <svg className={styles.lamps} viewBox={`0 0 ${boardColumns(digits)} ${boardRows}`}>
        <path className={styles.dark} d={allLamps(digits)} />
        <path className={styles.lit} data-part="lit" />
      </svg>
      <p className={styles.unit} data-part="name" />
    </div>
  );
}

/** A countdown as it stands `until` ms before its moment. */
export function CountdownAt({
  block,
  context,
  until,
}: {
  block: Block<"countdown">;
  context: BlockContext;
  until: number;
}) {
  const moment = Date.parse(block.moment);
  const left = timeLeft(until);
  const id = `countdown-${block._key}`;
  const timeZone = block.timeZone ?? "UTC";
  const digits = [Math.max(2, String(left?.days ?? 0).length), 2, 2];
  return (
    <BlockSection block={block} tone={block.tone} labelled motion={block.motion}>
      <div
        id={id}
        className={`grid breathing ${styles.room}`}
        data-begun={left === null || undefined}
      >
        <Title
          text={block.heading}
          first={context.first}
          id={headingId(block._key)}
          className={styles.heading}
        >
          {left === null ? null : <span className={styles.before}>{block.heading}</span>}
          <span className={styles.after}>{block.begun}</span>
        </Title>
        <div className={styles.boards} aria-hidden="true" data-arrives>
          {digits.map((count, index) => (
            <Board key={index} digits={count} />
          ))}
        </div>
        <div className={styles.words} data-arrives>
          <p className="unseen" role="timer" data-part="sentence" />
          <p className={styles.moment}>
            <time dateTime={block.moment}>{momentInWords(context.locale, moment, timeZone)}</time>
          </p>
          {left === null ? null : <p className={styles.elsewhere} data-part="elsewhere" />}
          {block.text === null ? null : <p className={styles.text}>{block.text}</p>}
        </div>
        <div className={styles.actions} data-arrives>
          <Actions links={block.actions} />
        </div>
      </div>
      {left === null ? null : (
        <CountdownShell
          of={id}
          moment={moment}
          locale={context.locale}
          timeZone={timeZone}
          digits={digits}
          elsewhere={context.t("blocks.countdown.elsewhere", { moment: "{}" })}
        />
      )}
    </BlockSection>
  );
}

/**
 * Lamps that count down to a moment. The page is static, so its HTML says the moment and not what is left of the time
 * until then: that is the visitor's browser's to say, and so is that the moment has come since the page was made.
 */
export const Countdown: BlockComponent<"countdown"> = ({ block, context }) => (
  <CountdownAt
    block={block}
    context={context}
    until={msUntil(Date.parse(block.moment), context.at)}
  />
);
