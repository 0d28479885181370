import { Box, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { translate } from "../../../i18n/translate.ts";
import { groupTexts, type TextEntry, type TextGroup } from "./group-texts.ts";
import { TextRow } from "./text-row.tsx";
import type { ChangeText } from "./use-text-changes.ts";

type RowsProps = {
  language: string;
  isReadOnly: boolean;
  change: ChangeText;
  onFocus: (entry: TextEntry) => void;
};

const changedIn = (entries: readonly TextEntry[]) =>
  entries.filter(({ stored }) => stored !== null).length;

/** Group of texts that an editor can open. Renders its rows only while it is open, because there are hundreds. */
function Group({
  group: { name, title, entries },
  isOpen,
  toggle,
  rows,
}: {
  group: TextGroup;
  isOpen: boolean;
  toggle: (isOpen: boolean) => void;
  rows: RowsProps;
}) {
  const changed = changedIn(entries);
  return (
    <details
      open={isOpen}
      data-testid={`texts-group-${name}`}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <Text as="summary" size={2} weight="semibold" style={{ cursor: "pointer" }}>
        {title} ({entries.length}
        {changed === 0 ? "" : `, ${translate("{count} changed", { count: String(changed) })}`})
      </Text>
      {isOpen ? (
        <Box paddingTop={4} paddingBottom={3}>
          <Stack as="ul" gap={3} padding={0} margin={0}>
            {entries.map((entry) => (
              <TextRow key={entry.key} entry={entry} {...rows} />
            ))}
          </Stack>
        </Box>
      ) : null}
    </details>
  );
}

/**
 * Lists the texts by group. While an editor searches (`isSearch`), all groups are open. The group that contains the
 * text `opened` opens by itself.
 */
export function TextGroups({
  entries,
  isSearch,
  opened,
  rows,
}: {
  entries: readonly TextEntry[];
  isSearch: boolean;
  opened: string | null;
  rows: RowsProps;
}) {
  const [states, setStates] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <Stack gap={5}>
      {groupTexts(entries).map((group) => {
        const { name, entries: own } = group;
        const isWanted = own.some(({ key }) => key === opened);
        return (
          <Group
            key={name}
            group={group}
            isOpen={isSearch || (states[name] ?? isWanted)}
            toggle={(isOpen) => {
              if (!isSearch) setStates((earlier) => ({ ...earlier, [name]: isOpen }));
            }}
            rows={rows}
          />
        );
      })}
    </Stack>
  );
}
