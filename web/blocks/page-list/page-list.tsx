import type { ListedPage } from "@marquee/schemas/types";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { linkAddress } from "../../design/ui/link-address.ts";
import { Title } from "../../design/ui/title.tsx";
import type { BlockComponent } from "../block-component.ts";
import grid from "../feature-grid/feature-grid.module.css";
import { type EntryPlace, ListEntry } from "./list-entry.tsx";
import { ListPages } from "./list-pages.tsx";
import styles from "./page-list.module.css";

const places = { cards: "card", rows: "row", index: "line", featured: "card" } as const;

/** Styles of the entries that are no cards. Cards, and the large first entry, look as in a feature grid. */
const ownStyles = { cards: undefined, featured: undefined, rows: styles.row, index: styles.line };

/**
 * Renders pages of the site in one of four layouts: cards, rows, an index of titles, or cards after
 * a large first entry. On further pages of the list, no entry is large.
 */
export const PageList: BlockComponent<"pageList"> = ({ block, context }) => {
  const { heading, intro, layout } = block;
  const list = context.lists.get(block._key);
  const all = list?.entries ?? [];
  const level = heading === null || context.first ? 2 : 3;
  const isLed = layout === "featured" && list?.number === 1;
  const [lead, rest] = isLed ? [all[0], all.slice(1)] : [undefined, all];
  const isOwn = ownStyles[layout] !== undefined;
  const href = block.link === null ? null : linkAddress(block.link);
  const entryOf = (page: ListedPage, place: EntryPlace) => (
    <ListEntry page={page} place={place} level={level} context={context} />
  );
  return (
    <BlockSection block={block} tone={block.tone} motion={block.motion} labelled={heading !== null}>
      <div className={grid.inner}>
        {heading === null && intro === null ? null : (
          <div className={`grid ${grid.opening}`}>
            {heading === null ? null : (
              <Title
                text={heading}
                first={context.first}
                id={headingId(block._key)}
                className={grid.heading}
              />
            )}
            {intro === null ? null : <p className={grid.intro}>{intro}</p>}
          </div>
        )}
        {all.length === 0 ? (
          <div className="grid">
            <p className={styles.empty}>{context.t("list.empty")}</p>
          </div>
        ) : null}
        {lead === undefined ? null : (
          <div className="grid">
            <div className={`${grid.entry} ${styles.lead}`} data-place="lead" data-arrives>
              {entryOf(lead, "lead")}
            </div>
          </div>
        )}
        {rest.length === 0 ? null : (
          <ul
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hides the role of lists without markers
            role="list"
            className={`grid ${grid.entries} ${isOwn ? styles.lines : ""}`}
            data-layout={isOwn ? undefined : "cards"}
            data-per-row={!isOwn && rest.length !== 2 ? 3 : undefined}
          >
            {rest.map((page) => (
              <li
                key={page._id}
                className={ownStyles[layout] ?? grid.entry}
                data-place={isOwn ? undefined : places[layout]}
                data-arrives
              >
                {entryOf(page, places[layout])}
              </li>
            ))}
          </ul>
        )}
        {list === undefined ? null : (
          <div className="grid">
            <ListPages list={list} label={heading ?? undefined} context={context} />
          </div>
        )}
        {href === null ? null : (
          <div className="grid">
            <p className={styles.more}>
              <a href={href}>{block.link?.label}</a>
            </p>
          </div>
        )}
      </div>
    </BlockSection>
  );
};
