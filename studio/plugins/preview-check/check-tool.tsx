import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { ErrorOutlineIcon } from "@sanity/icons/ErrorOutline";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { translate } from "../../i18n/translate.ts";
import type { CheckOptions } from "./plugin.ts";
import type { ContentService, CheckResult } from "./check-result.ts";
import { type CheckState, useCheck } from "./use-check.ts";
import { textsOfResult } from "./result-texts.ts";

const looks = {
  good: { tone: "positive", Icon: CheckmarkCircleIcon },
  warning: { tone: "caution", Icon: WarningOutlineIcon },
  bad: { tone: "critical", Icon: ErrorOutlineIcon },
} as const;

const names = { good: translate("Passed"), warning: translate("Warning"), bad: translate("Error") };

function Row({ finding, service }: { finding: CheckResult; service: ContentService }) {
  const { title, description, fix } = textsOfResult(finding, service);
  const { tone, Icon } = looks[finding.verdict];
  return (
    <Card
      as="li"
      paddingX={fix === null ? 0 : 4}
      paddingY={fix === null ? 2 : 4}
      radius={2}
      border={fix !== null}
      tone={fix === null ? "default" : tone}
    >
      <Flex gap={3} align="flex-start">
        <Card tone={tone} style={{ background: "none" }}>
          <Text size={2}>
            <Icon aria-label={names[finding.verdict]} />
          </Text>
        </Card>
        <Stack gap={fix === null ? 3 : 4} flex={1}>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          <Text size={1} muted={fix === null}>
            {description}
          </Text>
          {fix === null ? null : (
            <Text size={1} weight="medium">
              {fix}
            </Text>
          )}
        </Stack>
      </Flex>
    </Card>
  );
}

function verdictOf({ findings, isRunning }: CheckState): string {
  if (isRunning) return translate("Checking the preview …");
  const bad = findings.filter(({ verdict }) => verdict === "bad").length;
  if (bad === 1) return translate("Fix 1 error to use the preview.");
  if (bad > 1) return translate("Fix {count} errors to use the preview.", { count: `${bad}` });
  return findings.some(({ verdict }) => verdict === "warning")
    ? translate("The preview works, but there are warnings.")
    : translate("The preview works.");
}

/** Sorts findings by severity, highest first. Findings of the same severity keep their order. */
const inOrder = (findings: readonly CheckResult[]): CheckResult[] => {
  const rank = { bad: 0, warning: 1, good: 2 } as const;
  return findings.toSorted((a, b) => rank[a.verdict] - rank[b.verdict]);
};

function CheckReport({ place, service }: CheckOptions) {
  const [round, setRound] = useState(1);
  const { findings, isRunning } = useCheck(place, round);
  const shown = isRunning ? findings : inOrder(findings);
  // Ignores clicks while the check runs. The button isn't `disabled`, because it would then lose the focus.
  const again = () => {
    if (!isRunning) setRound(round + 1);
  };
  return (
    <>
      <Flex gap={3} align="center" wrap="wrap">
        <Flex gap={3} align="center" flex={1} style={{ minWidth: "12rem" }}>
          {isRunning ? <Spinner muted /> : null}
          <Text as="output" size={2} weight="semibold">
            {verdictOf({ findings, isRunning })}
          </Text>
        </Flex>
        <Button
          mode="ghost"
          text={translate("Check again")}
          aria-disabled={isRunning}
          onClick={again}
        />
      </Flex>
      <Stack as="ul" gap={3} padding={0} style={{ listStyle: "none" }}>
        {shown.map((finding) => (
          <Row key={`${finding.check} ${finding.finding}`} finding={finding} service={service} />
        ))}
      </Stack>
    </>
  );
}

export function CheckTool(options: CheckOptions) {
  return (
    <Card height="fill" overflow="auto" data-testid="check-tool">
      <Container width={1} padding={4} paddingY={5}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            {translate("Preview check")}
          </Heading>
          <Text size={1} muted>
            {translate("Checks the connection between the studio and the site in this browser.")}
          </Text>
          <CheckReport {...options} />
        </Stack>
      </Container>
    </Card>
  );
}
