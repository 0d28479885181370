import { ErrorOutlineIcon } from "@sanity/icons/ErrorOutline";
import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import type { ObjectSchemaType, Path } from "sanity";
import { checks, type Finding } from "./finding.ts";
import { pathTitles } from "./path-titles.ts";

const looks = {
  error: { Icon: ErrorOutlineIcon, tone: "critical" },
  warning: { Icon: WarningOutlineIcon, tone: "caution" },
  info: { Icon: InfoOutlineIcon, tone: "transparent" },
} as const;

export function FindingCard({
  finding,
  schemaType,
  page,
  open,
}: {
  finding: Finding;
  schemaType: ObjectSchemaType;
  page: unknown;
  open: (path: Path) => void;
}) {
  const { level, path, message, check } = finding;
  const { Icon, tone } = looks[level];
  const where = pathTitles(path, schemaType, page);
  return (
    <Card
      as="button"
      type="button"
      padding={3}
      radius={2}
      tone={tone}
      data-check={check}
      onClick={() => open(path)}
    >
      <Flex align="flex-start" gap={3}>
        <Box flex="none">
          <Text size={1}>
            <Icon />
          </Text>
        </Box>
        <Stack flex={1} gap={3}>
          <Text size={1} weight="medium">
            {where.length === 0 ? checks[check] : where.join(" › ")}
          </Text>
          <Text size={1} muted>
            {message}
          </Text>
        </Stack>
      </Flex>
    </Card>
  );
}
