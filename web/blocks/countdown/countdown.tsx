import type { Block } from "@marquee/schemas/types";
import { capitalizeFirst } from "../../i18n/capitalize-first.ts";
import { Actions } from "../../design/ui/actions.tsx";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { Title } from "../../design/ui/title.tsx";
import type { BlockComponent, BlockContext } from "../block-component.ts";
import { StartIsland } from "../start-island.tsx";
import styles from "./countdown.module.css";
import { formatMoment } from "./countdown-formats.ts";
import { allDots, boardColumns, boardRows } from "./dot-matrix.ts";
import { msUntil, timeLeft } from "./time-left.ts";

/**
 * A number and its unit. The theme decides whether the number is displayed as text or on a
 * dot-matrix board. The script fills in the text and switches on the board's dots. Until then the
 * dots are off. After the target time, all dots are on.
 */
function Board({ digits }: { digits: number }) {
  return (
    <div className={styles.board} style={{ flexGrow: boardColumns(digits) }}>
      <svg
        className={styles.matrix}
        data-decor="countdown"
        viewBox={`0 0 ${boardColumns(digits)} ${boardRows}`}
      >
        <path className={styles.off} d={allDots(digits)} />
        <path className={styles.on} data-part="lit" />
      </svg>
      <p className={styles.count} data-part="count" />
      <p className={styles.unit} data-part="name" />
    </div>
  );
}

/** Renders a countdown. `until` is the time left in ms; zero or less means that the target time has passed. */
function CountdownAt({
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
        className={`grid breathing ${styles.countdown}`}
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
          <p className="sr-only" role="timer" data-part="sentence" />
          <p className={styles.moment}>
            <time dateTime={block.moment}>
              {capitalizeFirst(formatMoment(context.formats, moment, timeZone), context.locale)}
            </time>
          </p>
          {left === null ? null : <p className={styles.elsewhere} data-part="elsewhere" />}
          {block.text === null ? null : <p className={styles.text}>{block.text}</p>}
        </div>
        <div className={styles.actions} data-arrives>
          <Actions links={block.actions} />
        </div>
      </div>
      {left === null ? null : (
        <StartIsland
          name="countdown"
          facts={{
            of: id,
            moment,
            formats: context.formats,
            timeZone,
            digits,
            elsewhere: context.t("blocks.countdown.elsewhere", { moment: "{}" }),
          }}
        />
      )}
    </BlockSection>
  );
}

/**
 * A countdown. `until` only decides whether the target time has passed, and how many digits the days
 * have. The page is static, so a script in the browser computes and displays the time left.
 */
export const Countdown: BlockComponent<"countdown"> = ({ block, context }) => (
  <CountdownAt
    block={block}
    context={context}
    until={msUntil(Date.parse(block.moment), context.at)}
  />
);
