import type { ListedPage } from "@marquee/schemas/types";
import { createElement } from "react";
import { overhang } from "../../design/images/overhang.ts";
import { Picture } from "../../design/images/picture.tsx";
import { longestWord } from "../../design/ui/longest-word.ts";
import { PageFacts } from "../../design/ui/page-facts.tsx";
import { pagePath } from "../../design/ui/page-path.ts";
import { titleLength } from "../../design/ui/title-length.ts";
import { keepUnits } from "../../i18n/keep-units.ts";
import { writtenLocale } from "../../i18n/written-locale.ts";
import type { BlockContext } from "../block-component.ts";
import { OwnPageFacts } from "../own-document.tsx";
import grid from "../feature-grid/feature-grid.module.css";
import styles from "./page-list.module.css";

/** Placement of an entry: large and first, a card, a row with a small picture, or a line of an index. */
export type EntryPlace = "lead" | "card" | "row" | "line";

/** Smallest aspect ratio of a frame; keep in sync with the stylesheet. */
const FRAME = 1.5;

/** Width of an entry's frame in percent of the window's width, in windows of at least 60rem. */
const shares: Record<EntryPlace, number> = { lead: 68, card: 34, row: 18, line: 0 };

/** Renders a page as an entry of a list. Its title is a link that covers the whole entry. */
export function ListEntry({
  page,
  place,
  level,
  context: { formats, timeZone, t },
}: {
  page: ListedPage;
  place: EntryPlace;
  /** Level of the entry's heading. */
  level: number;
  context: Pick<BlockContext, "formats" | "timeZone" | "t">;
}) {
  const isLine = place === "line";
  const drawn = page.picture === null ? 1 : overhang(page.picture, FRAME);
  const names = page.authors.map(({ name }) => name);
  const authors = new Intl.ListFormat(writtenLocale(formats)).format(names);
  return (
    <>
      <div className={grid.words}>
        {page.own === null ? (
          <PageFacts page={page} formats={{ formats, timeZone }} className={styles.about} />
        ) : (
          <OwnPageFacts page={page} context={{ formats, timeZone, t }} className={styles.about} />
        )}
        {createElement(
          `h${level}`,
          {
            className: `title ${grid.title}`,
            "data-length": titleLength(page.title),
            style: longestWord(page.title),
          },
          <a href={pagePath(page)} className={styles.link}>
            {keepUnits(page.title)}
          </a>,
        )}
        {isLine || page.summary === null ? null : (
          <p className={grid.text}>{keepUnits(page.summary)}</p>
        )}
        {isLine || names.length === 0 ? null : (
          <p className={styles.authors}>{t("list.by", { names: authors })}</p>
        )}
      </div>
      {isLine || page.picture === null ? null : (
        <div className={grid.frame}>
          <Picture
            picture={page.picture}
            sizes={`(min-width: 60rem) ${Math.ceil(shares[place] * drawn)}vw, ${Math.ceil(96 * drawn)}vw`}
          />
        </div>
      )}
    </>
  );
}
