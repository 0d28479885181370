import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { Card, Flex, Stack, Text } from "@sanity/ui";
import type { DocumentInspectorProps, Path } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { useMemo } from "react";
import { InspectorPane } from "../../ui/inspector-pane.tsx";
import { useOpenField } from "../../ui/use-open-field.ts";
import { translate } from "../../i18n/translate.ts";
import { checks, type Finding, nameOf } from "./finding.ts";
import { FindingCard } from "./finding-card.tsx";
import { usePageFindings } from "./use-page-findings.ts";
import { useShowCount } from "./shown-findings.ts";
import { outlineOf } from "./outline.ts";

function PageOutline({ page, open }: { page: unknown; open: (path: Path) => void }) {
  const entries = useMemo(() => outlineOf(page), [page]);
  if (entries.length === 0) return null;
  return (
    <Stack gap={3}>
      <Text as="h2" size={1} weight="medium">
        {translate("Page outline")}
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

const groups = [
  { level: "error", title: translate("Errors") },
  { level: "warning", title: translate("Warnings") },
  { level: "info", title: translate("Suggestions") },
] as const;

function Passed({ findings }: { findings: readonly Finding[] }) {
  const spoken = new Set<string>(findings.map(({ check }) => check));
  const passed = Object.entries(checks).filter(([check]) => !spoken.has(check));
  return (
    <Stack gap={4}>
      <Text as="h2" size={1} weight="medium">
        {translate("Passed")}
      </Text>
      <Stack as="ul" gap={4} padding={0} style={{ listStyle: "none" }}>
        {passed.map(([check, title]) => (
          <Flex as="li" key={check} gap={3} align="center">
            <Card tone="positive" style={{ background: "none" }}>
              <Text size={1}>
                <CheckmarkCircleIcon />
              </Text>
            </Card>
            <Text size={1} muted>
              {title}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}

const issuesIn = (findings: readonly Finding[]): number =>
  findings.filter(({ level }) => level !== "info").length;

const summaryOf = (findings: readonly Finding[]): string => {
  const count = issuesIn(findings);
  if (count === 0) return translate("No issues found.");
  return count === 1
    ? translate("1 issue. Select the issue to open its field.")
    : translate("{count} issues. Select an issue to open its field.", { count: String(count) });
};

export const checkList = (site: string) =>
  function CheckList({ onClose }: DocumentInspectorProps) {
    const { value, validation, schemaType, documentId } = useDocumentPane();
    const open = useOpenField();
    const { findings, isWhole, value: page } = usePageFindings(value, validation, site);
    useShowCount(documentId, isWhole ? issuesIn(findings) : undefined);
    return (
      <InspectorPane
        title={translate("Page checks")}
        closeLabel={translate("Close page checks panel")}
        onClose={onClose}
      >
        <Stack gap={5} paddingBottom={4}>
          <Text as="output" size={1} muted>
            {isWhole ? summaryOf(findings) : translate("Checking links and redirects …")}
          </Text>
          {groups.map(({ level, title }) => {
            const inGroup = findings.filter((finding) => finding.level === level);
            return inGroup.length === 0 ? null : (
              <Stack key={level} gap={3}>
                <Text as="h2" size={1} weight="medium">
                  {title}
                </Text>
                <Stack gap={2}>
                  {inGroup.map((finding) => (
                    <FindingCard
                      key={nameOf(finding)}
                      finding={finding}
                      schemaType={schemaType}
                      page={page}
                      open={open}
                    />
                  ))}
                </Stack>
              </Stack>
            );
          })}
          {isWhole ? <Passed findings={findings} /> : null}
          <PageOutline page={page} open={open} />
        </Stack>
      </InspectorPane>
    );
  };
