import type { Block } from "@marquee/schemas/types";
import { calendarPath } from "../../seo/calendars/calendar-path.ts";
import { capitalizeFirst } from "../../i18n/capitalize-first.ts";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { JsonLd } from "../../design/ui/json-ld.tsx";
import { FileLink, BlockLink } from "../../design/ui/block-link.tsx";
import { Title } from "../../design/ui/title.tsx";
import type { BlockComponent } from "../block-component.ts";
import { beginsAt, endsAt, eventsJsonLd } from "../../seo/calendars/events.ts";
import { calendarIn } from "./calendar-formats.ts";
import styles from "./schedule.module.css";

type Day = Block<"schedule">["days"][number];
type Calendar = ReturnType<typeof calendarIn>;
type HeadingLevel = "h2" | "h3" | "h4";

function Session({
  session,
  date,
  calendar,
  Heading,
}: {
  session: Day["sessions"][number];
  date: string;
  calendar: Calendar;
  Heading: HeadingLevel;
}) {
  const { start, end } = session;
  return (
    <li className={styles.session} data-arrives>
      <p className={styles.time}>
        <time dateTime={beginsAt({ date, time: start })}>{calendar.time(start)}</time>
        {end === null ? null : (
          <span className={styles.end}>
            {" – "}
            <time dateTime={endsAt({ date, time: end }, start)}>{calendar.time(end)}</time>
          </span>
        )}
      </p>
      <div>
        <Heading className={styles.name}>{session.title}</Heading>
        {session.text === null ? null : <p className={styles.text}>{session.text}</p>}
      </div>
      <div className={styles.where}>
        {session.place === null ? null : <p>{session.place}</p>}
        <BlockLink link={session.link} />
      </div>
    </li>
  );
}

/** A schedule by day; times are in the venue's time zone. */
export const Schedule: BlockComponent<"schedule"> = ({ block, context }) => {
  const calendar = calendarIn(context.formats);
  const file = block.timeZone === null ? null : calendarPath(context.document, block._key);
  // `calendarPath` returns null for a gated schedule, because a calendar file would reveal its
  // sessions. JSON-LD would reveal them too, so a gated schedule has none.
  const events = file === null || context.isEditing ? [] : eventsJsonLd(block);
  // The days' headings are one level below the block's heading: `h3` below an `h2`, and `h2` below
  // the `h1`. Without a block heading, they are `h2`.
  const isTop = block.heading === null || context.first;
  const DayHeading = isTop ? "h2" : "h3";
  return (
    <BlockSection
      block={block}
      tone={block.tone}
      labelled={block.heading !== null}
      motion={block.motion}
    >
      <div className="grid breathing">
        {block.heading === null ? null : (
          <Title
            text={block.heading}
            first={context.first}
            id={headingId(block._key)}
            className={styles.heading}
          />
        )}
        {block.intro === null ? null : <p className={styles.intro}>{block.intro}</p>}
        {file === null ? null : (
          <p className={styles.take}>
            <FileLink
              href={file}
              type="text/calendar"
              label={context.t("blocks.schedule.calendar")}
            />
          </p>
        )}
        {block.days.map((day) => (
          <div key={day._key} className={styles.day}>
            <div className={styles.date} data-arrives>
              <DayHeading>
                <time dateTime={day.date}>
                  <span className={`title ${styles.weekday}`}>
                    {capitalizeFirst(calendar.weekday(day.date), context.locale)}
                  </span>{" "}
                  {calendar.date(day.date)}
                </time>
              </DayHeading>
              {day.title === null ? null : <p className={styles.dayTitle}>{day.title}</p>}
            </div>
            <ol className={styles.sessions}>
              {day.sessions.map((session) => (
                <Session
                  key={session._key}
                  session={session}
                  date={day.date}
                  calendar={calendar}
                  Heading={isTop ? "h3" : "h4"}
                />
              ))}
            </ol>
          </div>
        ))}
        {events.length === 0 ? null : <JsonLd data={{ "@graph": events }} />}
      </div>
    </BlockSection>
  );
};
