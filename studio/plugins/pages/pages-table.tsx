import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { translate } from "../../i18n/translate.ts";
import { Choice, SearchField } from "../../ui/list-controls.tsx";
import { useMayEach } from "../../ui/use-may.ts";
import { applies, type BulkAction, createdBy, updatedBy } from "./bulk-actions.ts";
import { BulkDialog, actionTexts } from "./bulk-dialog.tsx";
import { PageList, RowCheckbox } from "./page-list.tsx";
import { type PageRow, type View } from "./page-row.ts";
import { useLanguages, usePages } from "./use-pages.ts";
import { Loading } from "../../ui/loading.tsx";

/** Number of pages that the table loads at a time. */
const STEP = 50;

const firstView: View = { search: "", language: null, order: "edited", limit: STEP };

const orders = [
  ["edited", translate("Most recently edited first")],
  ["title", translate("By title")],
  ["address", translate("By language and slug")],
] as const;

const actions = ["publish", "unpublish", "duplicate", "delete"] as const;

function ViewBar({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const languages = useLanguages();
  const everywhere = "";
  return (
    <Flex gap={2} wrap="wrap">
      <SearchField
        label={translate("Search pages")}
        placeholder={translate("Search by title or slug")}
        value={view.search}
        onChange={(search) => onChange({ ...view, search })}
      />
      <Choice
        label={translate("Language")}
        options={[
          [everywhere, translate("All languages")],
          ...languages.map((code): [string, string] => [code, code]),
        ]}
        value={view.language ?? everywhere}
        onChange={(code) => onChange({ ...view, language: code === everywhere ? null : code })}
      />
      <Choice
        label={translate("Sort")}
        options={orders}
        value={view.order}
        onChange={(order) => onChange({ ...view, order })}
      />
    </Flex>
  );
}

/**
 * Button of an action. It is disabled if the user's role allows the action on none of the pages. If it allows it on some
 * of them, the dialog reports what was refused.
 */
function ActionButton({
  action,
  rows,
  start,
}: {
  action: BulkAction;
  rows: readonly PageRow[];
  start: () => void;
}) {
  const mayCreate = useMayEach("create", createdBy(action, rows));
  const mayUpdate = useMayEach("update", updatedBy(action, rows));
  const may = [...mayCreate, ...mayUpdate].includes(true);
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      tone={action === "delete" ? "critical" : "default"}
      text={`${actionTexts[action].verb} (${rows.length})`}
      title={may ? undefined : translate("Your role doesn't allow this.")}
      disabled={!may}
      onClick={start}
    />
  );
}

function SelectionBar({
  rows,
  total,
  selected,
  selectAll,
  start,
}: {
  rows: readonly PageRow[];
  total: number;
  selected: ReadonlyMap<string, PageRow>;
  selectAll: (isSelected: boolean) => void;
  start: (action: BulkAction, rows: readonly PageRow[]) => void;
}) {
  const chosen = [...selected.values()];
  const count =
    chosen.length === 0
      ? total === 1
        ? translate("1 page")
        : translate("{shown} of {total} pages", { shown: `${rows.length}`, total: `${total}` })
      : translate("{count} selected", { count: `${chosen.length}` });
  return (
    <Card style={{ position: "sticky", top: 0, zIndex: 1 }} paddingY={2}>
      <Flex gap={2} align="center" wrap="wrap">
        <RowCheckbox
          label={translate("Select all listed pages")}
          isChecked={rows.length > 0 && rows.every(({ id }) => selected.has(id))}
          isPartial={chosen.length > 0 && !rows.every(({ id }) => selected.has(id))}
          onChange={selectAll}
        />
        <Box flex={1} style={{ minWidth: "7rem" }}>
          <Text as="output" size={1} muted>
            {count}
          </Text>
        </Box>
        {chosen.length === 0
          ? null
          : actions.map((action) => {
              const changed = chosen.filter(applies[action]);
              return changed.length === 0 ? null : (
                <ActionButton
                  key={action}
                  action={action}
                  rows={changed}
                  start={() => start(action, changed)}
                />
              );
            })}
      </Flex>
    </Card>
  );
}

export function PagesTable({ site }: { site: string }) {
  const [view, setView] = useState(firstView);
  const [selected, setSelected] = useState<ReadonlyMap<string, PageRow>>(new Map());
  const [pending, setPending] = useState<{ action: BulkAction; rows: readonly PageRow[] } | null>(
    null,
  );
  const { listed, isLoading } = usePages(view);
  const rows = listed?.rows ?? [];
  const change = (changed: readonly PageRow[], isSelected: boolean) => {
    const next = new Map(selected);
    for (const row of changed) {
      if (isSelected) next.set(row.id, row);
      else next.delete(row.id);
    }
    setSelected(next);
  };
  // Replaces each selected row with the listed row of the same page, because listed rows have the newest status.
  const newest = new Map(rows.map((row) => [row.id, row]));
  const current = new Map([...selected].map(([id, row]) => [id, newest.get(id) ?? row]));
  return (
    <Card height="fill" overflow="auto" data-testid="pages-table">
      <Stack gap={3} padding={4} aria-busy={isLoading}>
        <ViewBar view={view} onChange={(next) => setView({ ...next, limit: STEP })} />
        {listed === null ? (
          <Loading padding={4} />
        ) : (
          <>
            <SelectionBar
              rows={rows}
              total={listed.total}
              selected={current}
              selectAll={(isSelected) => (isSelected ? change(rows, true) : setSelected(new Map()))}
              start={(action, chosen) => setPending({ action, rows: chosen })}
            />
            <PageList
              rows={rows}
              selected={new Set(selected.keys())}
              select={(row, isSelected) => change([row], isSelected)}
            />
            {rows.length < listed.total ? (
              <Flex justify="center">
                <Button
                  mode="ghost"
                  text={translate("Load more")}
                  aria-disabled={isLoading}
                  onClick={() => setView({ ...view, limit: view.limit + STEP })}
                />
              </Flex>
            ) : null}
          </>
        )}
      </Stack>
      {pending === null ? null : (
        <BulkDialog
          {...pending}
          site={site}
          onClose={() => setPending(null)}
          onDone={() => {
            setPending(null);
            setSelected(new Map());
          }}
        />
      )}
    </Card>
  );
}
