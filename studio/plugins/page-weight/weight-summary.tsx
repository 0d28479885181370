import { Card, Flex, Stack, Text } from "@sanity/ui";
import { translate } from "../../i18n/translate.ts";
import type { DeviceName, WeighedPage } from "./fetch-weight.ts";
import { budgetLines, type Line, pageBytes } from "./figures.ts";
import { advice, lineNames } from "./weight-texts.ts";

/**
 * Bar for a share, clamped to 0–1. Screen readers skip the bar, because the text beside it has the
 * same numbers. The bar is gray within the budget, because the studio's red accent color would look
 * like an error.
 */
export function Meter({ share, isOver = false }: { share: number; isOver?: boolean }) {
  const width = `${Math.min(100, Math.max(share > 0 ? 1 : 0, share * 100))}%`;
  return (
    <Card tone="transparent" aria-hidden="true" overflow="hidden" style={{ height: 4 }}>
      <Card
        tone={isOver ? "caution" : "default"}
        style={{ height: 4, width, background: "var(--card-icon-color)" }}
      />
    </Card>
  );
}

type InBytes = (bytes: number) => string;

function BudgetLine({ line: { what, is, most }, inBytes }: { line: Line; inBytes: InBytes }) {
  const isOver = is > most;
  const figures = translate("{bytes} (maximum: {most})", {
    bytes: inBytes(is),
    most: inBytes(most),
  });
  return (
    <Stack gap={3} data-testid={`weight-${what}`}>
      <Flex gap={2} justify="space-between">
        <Text size={1}>{lineNames[what]}</Text>
        <Text size={1} weight={isOver ? "semibold" : "regular"} muted={!isOver}>
          {figures}
        </Text>
      </Flex>
      <Meter share={is / most} isOver={isOver} />
      {isOver ? (
        <Card tone="caution" padding={3} border>
          <Text size={1}>{advice[what]}</Text>
        </Card>
      ) : null}
    </Stack>
  );
}

export function WeightSummary({
  page,
  device,
  inBytes,
}: {
  page: WeighedPage;
  device: DeviceName;
  inBytes: InBytes;
}) {
  const bytes = pageBytes(page, device);
  const seconds = Math.max(1, Math.round(bytes / page.budget.slowPhone));
  const { everyPage } = page;
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Text size={4} weight="semibold" data-testid="weight-total">
          {inBytes(bytes)}
        </Text>
        <Text size={1} muted>
          {device === "phone"
            ? translate("The whole page loads in about {seconds} s on a slow mobile connection.", {
                seconds: `${seconds}`,
              })
            : translate("Size of the whole page in a window that is 1,440 pixels wide.")}
        </Text>
      </Stack>
      {budgetLines(page, device).map((line) => (
        <BudgetLine key={line.what} line={line} inBytes={inBytes} />
      ))}
      <Text size={1} muted>
        {everyPage === null
          ? translate(
              "The studio can measure scripts only if the site runs in production mode. This site runs in development mode.",
            )
          : translate(
              "Not included: files that every page of the site loads ({bytes}). Browsers cache these files.",
              {
                bytes: inBytes(everyPage),
              },
            )}
      </Text>
    </Stack>
  );
}
