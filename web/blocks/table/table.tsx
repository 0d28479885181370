import type { Block } from "@marquee/schemas/types";
import { hasText } from "../../content/parse/empty-text.ts";
import { BlockSection, headingId } from "../../design/ui/block-section.tsx";
import { Title } from "../../design/ui/title.tsx";
import type { BlockComponent } from "../block-component.ts";
import { StartIsland } from "../start-island.tsx";
import styles from "./table.module.css";

/** The fields of the cells after a row's title. */
const cellFields = ["cell1", "cell2", "cell3", "cell4", "cell5", "cell6", "cell7"] as const;

type Header = Block<"table">["columns"];

/** A column after the titles of the rows. */
type Column = {
  name: (typeof cellFields)[number];
  heading: string | null;
  /** Whether all its cells are numbers. */
  isNumeric: boolean;
  /** Whether the column is empty. Editors see one such column, in which they can type. */
  isExtra: boolean;
};

/** Whether a cell is only a number, such as `1,200` or `–4.5`. */
const isNumber = (text: string) => /^[^\p{L}\p{N}]?\p{Nd}[\p{Nd}.,'’٫٬\s]*$/u.test(text.trim());

function columnsOf({ columns, rows }: Block<"table">, isEditing: boolean): Column[] {
  const last = cellFields.findLastIndex((name) =>
    [columns, ...rows].some((cells) => hasText(cells[name])),
  );
  return cellFields.slice(0, isEditing ? last + 2 : last + 1).map((name, index) => {
    const texts = rows.map((row) => row[name]).filter(hasText);
    return {
      name,
      heading: columns[name],
      isNumeric: texts.length > 0 && texts.every(isNumber),
      isExtra: index > last,
    };
  });
}

const dataOf = ({ isNumeric, isExtra }: Column) => ({
  "data-numeric": isNumeric || undefined,
  "data-extra": isExtra || undefined,
});

/**
 * Roles of the elements of a table. On phones, a specification isn't displayed as a table, and some browsers then
 * tell screen readers of none.
 */
const tableRoles = {
  table: "table",
  group: "rowgroup",
  row: "row",
  column: "columnheader",
  title: "rowheader",
  cell: "cell",
};

type Roles = Partial<typeof tableRoles>;

type HeaderRowProps = { title: string | null; columns: readonly Column[]; roles: Roles };

function HeaderRow({ title, columns, roles }: HeaderRowProps) {
  const headings = [{ name: "title", heading: title, data: {} }].concat(
    columns.map((column) => ({ ...column, data: dataOf(column) })),
  );
  return (
    <thead role={roles.group}>
      <tr role={roles.row}>
        {headings.map(({ name, heading, data }) =>
          heading === null ? (
            <td key={name} role={roles.cell} {...data} />
          ) : (
            <th key={name} scope="col" role={roles.column} {...data}>
              <div>{heading}</div>
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

/** Whether a table has a header row. In a preview, editors type its headings there. */
const hasHeader = (columns: Header) =>
  [columns.title, ...cellFields.map((name) => columns[name])].some((heading) => heading !== null);

/**
 * A table with a header for each row, and for each column if the editor wrote one. On narrow pages, a comparison
 * scrolls sideways beside its first column, and a specification lists the cells of each row.
 */
export const Table: BlockComponent<"table"> = ({ block, context }) => {
  const columns = columnsOf(block, context.isEditing);
  const roles: Roles = block.layout === "specification" ? tableRoles : {};
  const labelOf = (heading: string | null) =>
    heading === null ? null : context.t("blocks.table.sort", { column: heading });
  return (
    <BlockSection
      block={block}
      tone={block.tone}
      labelled={block.heading !== null}
      motion={block.motion}
    >
      <div className={`grid breathing ${styles.block}`}>
        {block.heading === null ? null : (
          <Title
            text={block.heading}
            first={context.first}
            id={headingId(block._key)}
            className={styles.heading}
          />
        )}
        {block.intro === null ? null : <p className={styles.intro}>{block.intro}</p>}
        {/* Focusable, so that a wide table can be scrolled with the arrow keys. No landmark, as a page may have several. */}
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups the fields of a form
          role="group"
          className={styles.scroller}
          aria-label={context.t("blocks.table.label")}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must take focus
          tabIndex={0}
          data-arrives
        >
          <table
            role={roles.table}
            className={styles.table}
            aria-labelledby={block.heading === null ? undefined : headingId(block._key)}
            data-layout={block.layout}
            data-sortable={block.sortable || undefined}
            data-columns={columns.length}
          >
            {hasHeader(block.columns) ? (
              <HeaderRow title={block.columns.title} columns={columns} roles={roles} />
            ) : null}
            <tbody role={roles.group}>
              {block.rows.map((row, index) => (
                <tr key={row._key} role={roles.row} data-order={block.sortable ? index : undefined}>
                  <th scope="row" role={roles.title}>
                    <div>{row.title}</div>
                  </th>
                  {columns.map((column) => (
                    <td
                      key={column.name}
                      role={roles.cell}
                      data-label={hasText(column.heading) ? column.heading : undefined}
                      {...dataOf(column)}
                    >
                      {row[column.name] === null ? null : <div>{row[column.name]}</div>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {block.sortable && !context.isEditing ? (
          <StartIsland
            name="table"
            facts={{
              of: `block-${block._key}`,
              sort: [block.columns.title, ...columns.map(({ heading }) => heading)].map(labelOf),
            }}
          />
        ) : null}
      </div>
    </BlockSection>
  );
};
