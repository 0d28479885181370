import { Badge, Box, Card, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useCurrentLocale } from "sanity";
import { TextLink } from "../../ui/text-link.tsx";
import { translate } from "../../i18n/translate.ts";
import { createTimeFormat, useSiteTimeZone } from "../time-zone/site-time-zone.ts";
import { pagePath } from "../../page-address.ts";
import type { PageRow } from "./page-row.ts";

/** Checkbox with a target of 32 px. */
export function RowCheckbox({
  label,
  isChecked,
  isPartial = false,
  onChange,
}: {
  label: string;
  isChecked: boolean;
  isPartial?: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  return (
    <Flex
      as="label"
      align="center"
      justify="center"
      style={{ width: 32, height: 32, flex: "none" }}
    >
      <Checkbox
        checked={isChecked}
        indeterminate={isPartial}
        aria-label={label}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Flex>
  );
}

function Status({ row: { isPublished, hasDraft } }: { row: PageRow }) {
  if (!isPublished) return <Badge tone="caution">{translate("Draft")}</Badge>;
  if (hasDraft) return <Badge tone="primary">{translate("Edited")}</Badge>;
  return <Badge tone="positive">{translate("Published")}</Badge>;
}

export const titleOf = ({ title }: PageRow): string => title ?? translate("Untitled page");

export function PageList({
  rows,
  selected,
  select,
}: {
  rows: readonly PageRow[];
  selected: ReadonlySet<string>;
  select: (row: PageRow, isSelected: boolean) => void;
}) {
  const { id: locale } = useCurrentLocale();
  const time = createTimeFormat(locale, useSiteTimeZone());
  return (
    <Stack as="ul" padding={0} margin={0} style={{ listStyle: "none" }}>
      {rows.map((row) => (
        <Card
          as="li"
          key={row.id}
          borderTop
          tone={selected.has(row.id) ? "transparent" : "default"}
          data-testid="page-row"
        >
          <Flex gap={2} align="center" paddingY={2}>
            <RowCheckbox
              label={translate("Select “{name}”", { name: titleOf(row) })}
              isChecked={selected.has(row.id)}
              onChange={(isSelected) => select(row, isSelected)}
            />
            <Flex gap={3} wrap="wrap" align="center" flex={1} style={{ minWidth: 0 }}>
              <Box style={{ flex: "1 1 14rem", minWidth: 0 }}>
                <Stack gap={2}>
                  <Text size={1} weight="medium" style={{ overflowWrap: "anywhere" }}>
                    <TextLink id={row.id} type={row.type}>
                      <bdi>{titleOf(row)}</bdi>
                    </TextLink>
                  </Text>
                  <Text size={1} muted textOverflow="ellipsis">
                    {pagePath(row) ?? translate("No slug")}
                  </Text>
                </Stack>
              </Box>
              <Flex gap={3} align="center" paddingRight={2}>
                <Status row={row} />
                <Text size={0} muted>
                  {time.format(new Date(row.editedAt))}
                </Text>
              </Flex>
            </Flex>
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}
