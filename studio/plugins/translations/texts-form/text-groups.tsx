import { ChevronDownIcon } from "@sanity/icons/ChevronDown";
import { ChevronRightIcon } from "@sanity/icons/ChevronRight";
import { Badge, Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { styled } from "styled-components";
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

const Summary = styled.summary`
  cursor: pointer;
  list-style: none;
  border-radius: 3px;
  &::-webkit-details-marker {
    display: none;
  }
  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }
`;

const changedIn = (entries: readonly TextEntry[]) =>
  entries.filter(({ stored }) => stored !== null).length;

/** Group of texts. Renders its rows only while it is open, because the groups together have hundreds of rows. */
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
    <Card
      as="details"
      border
      radius={2}
      open={isOpen}
      data-testid={`texts-group-${name}`}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <Summary>
        <Flex align="center" gap={3} padding={3}>
          <Text size={1}>{isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}</Text>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          <Text size={1} muted>
            {entries.length}
          </Text>
          {changed === 0 ? null : (
            <Badge tone="suggest">{translate("{count} changed", { count: String(changed) })}</Badge>
          )}
        </Flex>
      </Summary>
      {isOpen ? (
        <Box padding={3} paddingTop={2} paddingBottom={4}>
          <Stack as="ul" gap={5} padding={0} margin={0}>
            {entries.map((entry) => (
              <TextRow key={entry.key} entry={entry} {...rows} />
            ))}
          </Stack>
        </Box>
      ) : null}
    </Card>
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
    <Stack gap={3}>
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
