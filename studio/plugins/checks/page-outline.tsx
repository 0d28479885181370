import { say } from "../../i18n/say.ts";
import { Card, Stack, Text } from "@sanity/ui";
import { useMemo } from "react";
import type { Path } from "sanity";
import { outlineOf } from "./outline.ts";

/** Lists a page's headings in document order, indented by level. Each is a button that opens its field. */
export function PageOutline({ page, open }: { page: unknown; open: (path: Path) => void }) {
  const entries = useMemo(() => outlineOf(page), [page]);
  if (entries.length === 0) return null;
  return (
    <Stack gap={3}>
      <Text as="h2" size={1} weight="medium">
        {say("Page outline")}
      </Text>
      <Stack as="ol" gap={1}>
        {entries.map(({ level, text, path }) => (
          <li key={JSON.stringify(path)} style={{ listStyle: "none" }}>
            <Card
              as="button"
              type="button"
              padding={2}
              radius={2}
              style={{ paddingInlineStart: `${level * 0.75}em` }}
              onClick={() => open(path)}
            >
              <Text size={1} muted={level > 1} textOverflow="ellipsis">
                {text}
              </Text>
            </Card>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
