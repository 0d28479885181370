import type { ListedPage } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import { writtenLocale } from "../../i18n/written-locale.ts";
import styles from "./page-facts.module.css";

type Formats = {
  /** Locale of dates, such as `en-GB`. */
  formats: string;
  timeZone: string;
};

/** Dates are the site's calendar days for every reader, so they don't depend on the server's time zone. */
const dateIn = ({ formats, timeZone }: Formats) =>
  new Intl.DateTimeFormat(writtenLocale(formats), { dateStyle: "long", timeZone });

/**
 * Renders the date and the topics of a page, and `authors` if it isn't null. `own` are facts of the owner's document.
 * Nothing for a page without any.
 */
export function PageFacts({
  page,
  formats,
  authors = null,
  own = null,
  className,
}: {
  page: Pick<ListedPage, "date" | "topics">;
  formats: Formats;
  authors?: string | null;
  own?: ReactNode;
  className?: string | undefined;
}) {
  const hasOther = page.topics.length > 0 || authors !== null || own !== null;
  if (page.date === null && !hasOther) return null;
  return (
    <p className={[styles.facts, className].filter(Boolean).join(" ")}>
      {own}
      {page.date === null ? null : (
        <time dateTime={new Date(page.date).toISOString()}>
          {dateIn(formats).format(page.date)}
        </time>
      )}
      {page.topics.map(({ _id, name }) => (
        <span key={_id}>{name}</span>
      ))}
      {authors === null ? null : <span>{authors}</span>}
    </p>
  );
}
