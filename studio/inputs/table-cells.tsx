import { readCells } from "@marquee/schemas/table";
import { useToast } from "@sanity/ui/toast";
import type { ClipboardEvent } from "react";
import { definePlugin, type InputProps, type Path, pathToString, useFormValue } from "sanity";
import { filledTable } from "../plugins/composing/filled-table.ts";
import { usePageChange } from "../plugins/composing/use-page-change.ts";
import { cellsNotice } from "../plugins/pasting/paste-notice.ts";
import { translate } from "../i18n/translate.ts";
import { reasonOf } from "../ui/reason-of.ts";

/** Returns the path of the table that contains a cell or a column's heading; null for any other field. */
function tableOfCell(path: Path): Path | null {
  const [list, row] = path.slice(-3);
  if (list === "rows" && typeof row === "object") return path.slice(0, -3);
  return path.at(-2) === "columns" ? path.slice(0, -2) : null;
}

/** The input of a cell. Several pasted cells fill the cells beside and below it too. */
function CellInput({ table, props }: { table: Path; props: InputProps }) {
  const toast = useToast();
  const { commit } = usePageChange();
  const id = useFormValue(["_id"]);
  const type = useFormValue([...table, "_type"]);

  async function fill(pasted: NonNullable<ReturnType<typeof readCells>>): Promise<void> {
    try {
      let isCut = false;
      const change = await commit(String(id), (page) => {
        const filled = filledTable(pathToString(props.path), pasted, page);
        isCut = filled?.isCut === true;
        return filled?.change ?? null;
      });
      if (change === null) throw new Error(translate("The table or the row no longer exists."));
      if (isCut) toast.push(cellsNotice());
    } catch (error) {
      const description = reasonOf(error);
      toast.push({ status: "error", title: translate("The change was not saved"), description });
    }
  }

  const paste = (event: ClipboardEvent) => {
    const pasted = type === "table" && props.readOnly !== true && readCells(event.clipboardData);
    if (!pasted) return;
    event.preventDefault();
    event.stopPropagation();
    void fill(pasted);
  };

  return <div onPasteCapture={paste}>{props.renderDefault(props)}</div>;
}

/** Plugin that fills the cells of a table with cells pasted from a spreadsheet or a web page. */
export const tableCells = definePlugin({
  name: "table-cells",
  form: {
    components: {
      input: (props) => {
        const table = props.schemaType.name === "string" ? tableOfCell(props.path) : null;
        return table === null ? (
          props.renderDefault(props)
        ) : (
          <CellInput table={table} props={props} />
        );
      },
    },
  },
});
