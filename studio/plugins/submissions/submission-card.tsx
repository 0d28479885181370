import type { Submission } from "@marquee/schemas/submission";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { useCurrentLocale } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { createTimeFormat, useSiteTimeZone } from "../time-zone/site-time-zone.ts";

const states = {
  waiting: translate("waiting"),
  sending: translate("waiting"),
  sent: translate("sent"),
  failed: translate("failed"),
  skipped: translate("not needed"),
};

const channelText = ({ _key, state }: Submission["deliveries"][number]) =>
  _key === "email"
    ? translate("Email: {state}", { state: states[state] })
    : translate("Webhook: {state}", { state: states[state] });

const wrapped = { overflowWrap: "anywhere", whiteSpace: "pre-wrap" } as const;

type Answer = Submission["answers"][number];

/** Returns the text of an answer. Checkboxes are stored as `yes`. */
function textOf({ kind, values }: Answer): string {
  if (values.length === 0) return translate("No answer");
  return kind === "checkbox" || kind === "consent" ? translate("Yes") : values.join("\n");
}

function AnswerRow({ answer, download }: { answer: Answer; download: (answer: Answer) => void }) {
  const { label, values, file } = answer;
  return (
    <Stack gap={2}>
      <Text size={1} muted style={wrapped}>
        <bdi>{label}</bdi>
      </Text>
      {file ? (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={`${translate("Download file")}: ${values[0] ?? ""}`}
            onClick={() => download(answer)}
          />
        </Flex>
      ) : (
        <Text size={1} style={wrapped}>
          <bdi>{textOf(answer)}</bdi>
        </Text>
      )}
    </Stack>
  );
}

export function SubmissionCard({
  submission,
  download,
  remove,
}: {
  submission: Submission;
  download: (answer: Answer) => void;
  remove: () => void;
}) {
  // The first press of the button asks, and the second deletes.
  const [isConfirming, setConfirming] = useState(false);
  const { id: locale } = useCurrentLocale();
  const time = createTimeFormat(locale, useSiteTimeZone());
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: useSiteTimeZone() });
  const { formTitle, submittedAt, deleteAt, answers, deliveries } = submission;
  return (
    <Card as="article" padding={4} radius={2} border data-testid="submission">
      <Stack gap={4}>
        <Flex gap={3} align="center" wrap="wrap">
          <Text size={1} weight="semibold">
            <bdi>{formTitle}</bdi>
          </Text>
          <Text size={1} muted>
            {time.format(new Date(submittedAt))}
          </Text>
        </Flex>
        {answers.map((answer) => (
          <AnswerRow key={answer._key} answer={answer} download={download} />
        ))}
        <Flex gap={3} align="center" wrap="wrap" justify="space-between">
          <Text size={1} muted>
            {[
              ...deliveries.map(channelText),
              translate("Deleted after {date}", { date: day.format(new Date(deleteAt)) }),
            ].join(" · ")}
          </Text>
          <Button
            mode="bleed"
            tone="critical"
            fontSize={1}
            padding={2}
            text={isConfirming ? translate("Delete permanently") : translate("Delete submission")}
            onClick={() => (isConfirming ? remove() : setConfirming(true))}
            onBlur={() => setConfirming(false)}
          />
        </Flex>
      </Stack>
    </Card>
  );
}
