import { languageCode } from "@marquee/schemas/studio";
import { Box, Card, Dialog, Spinner, Stack, Text, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { useClient, useSchema } from "sanity";
import { translate, translateMessage } from "../../i18n/translate.ts";
import { titleOfType } from "../../ui/title-of-type.ts";
import { reasonOf } from "../../ui/reason-of.ts";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { countsOf, readLanguagePlaces, type RenameObstacle } from "./language-use.ts";
import { renameLanguage } from "./rename-language.ts";
import { apiVersion } from "../../lib/api-version.ts";

function reasonOfObstacle(obstacle: RenameObstacle, to: string): string {
  switch (obstacle.kind) {
    case "tooMany":
      return translate(
        "More than {most} documents contain this language. That is too much for one step.",
        { most: String(obstacle.most) },
      );
    case "taken":
      return translate(
        "{count} documents already have the language code “{to}”: delete them, or enter another code.",
        { count: String(obstacle.count), to },
      );
    case "locked":
      return translate(
        "These scheduled releases contain documents in this language: {titles}. Unschedule them first.",
        { titles: obstacle.releases.join(", ") },
      );
  }
}

function useCounts(from: string): readonly [title: string, count: number][] | string | null {
  const client = useClient({ apiVersion });
  const schema = useSchema();
  const [counts, setCounts] = useState<readonly [string, number][] | string | null>(null);
  useEffect(() => {
    let isOver = false;
    readLanguagePlaces(client, from, "")
      .then((places) =>
        [...countsOf(places)].map(([type, count]): [string, number] => [
          titleOfType(schema, type),
          count,
        ]),
      )
      .catch(reasonOf)
      .then((found) => (isOver ? undefined : setCounts(found)))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [client, schema, from]);
  return counts;
}

function Consequences({ from, to }: { from: string; to: string }) {
  const counts = useCounts(from);
  if (counts === null) return <Spinner muted />;
  if (typeof counts === "string") return <Text size={1}>{counts}</Text>;
  return (
    <Stack gap={3}>
      <Text size={1}>
        {translate(
          "These documents, their drafts and their versions in releases get the new code, as well as texts in the settings and links between translations:",
        )}
      </Text>
      <Stack as="ul" gap={2} padding={0} margin={0} style={{ listStyle: "none" }}>
        {counts.map(([title, count]) => (
          <Text as="li" size={1} key={title}>
            {title}: {count}
          </Text>
        ))}
      </Stack>
      <Text size={1}>
        {translate("The site changes immediately. It redirects {from} to {to}.", {
          from: `/${from}/…`,
          to: `/${to}/…`,
        })}
      </Text>
    </Stack>
  );
}

export function RenameDialog({
  from,
  codes,
  onClose,
}: {
  from: string;
  codes: readonly string[];
  onClose: () => void;
}) {
  useFocusBack();
  const client = useClient({ apiVersion });
  const toast = useToast();
  const { isBusy, run } = useBusy();
  const [to, setTo] = useState(from);
  const failure = translate("The language was not renamed");
  const parsed = languageCode.safeParse(to);
  const isTaken = to !== from && codes.includes(to);
  const problem = isTaken
    ? translate("Another site language has this code.")
    : translateMessage(parsed.error?.issues[0]?.message ?? "");
  const isReady = to !== from && problem === "";

  const rename = () =>
    run(failure, async () => {
      const obstacle = await renameLanguage(client, { from, to });
      if (obstacle !== null) {
        const description = reasonOfObstacle(obstacle, to);
        toast.push({ status: "error", title: failure, description, closable: true });
        return;
      }
      toast.push({ status: "success", title: translate("“{from}” is now “{to}”", { from, to }) });
      onClose();
    });

  return (
    <Dialog
      id="rename-language"
      header={translate("Rename language")}
      width={1}
      onClose={onClose}
      footer={
        <DialogButtons
          onCancel={onClose}
          confirmation={{
            text: translate("Rename"),
            tone: "primary",
            isBusy,
            isDisabled: !isReady,
            onConfirm: () => void rename(),
          }}
        />
      }
    >
      <Box padding={4} aria-busy={isBusy}>
        <Stack gap={4}>
          <Stack gap={3}>
            <Text as="label" htmlFor="new-language-code" size={1} weight="semibold">
              {translate("New language code")}
            </Text>
            <TextInput
              id="new-language-code"
              value={to}
              aria-invalid={problem !== ""}
              aria-describedby="language-code-problem"
              onChange={({ currentTarget }) => setTo(currentTarget.value.trim())}
            />
            <Text as="output" id="language-code-problem" size={1}>
              {problem}
            </Text>
          </Stack>
          <Card padding={3} radius={2} tone="caution" border>
            <Consequences from={from} to={isReady ? to : "…"} />
          </Card>
        </Stack>
      </Box>
    </Dialog>
  );
}
