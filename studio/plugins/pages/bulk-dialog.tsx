import { Box, Button, Card, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { useClient, useSource, useWorkspace } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import type { BulkAction } from "./bulk-actions.ts";
import { titleOf } from "./page-list.tsx";
import type { PageRow } from "./page-row.ts";
import { runBulk } from "./run-bulk.ts";

type Words = { verb: string; header: string; question: string; done: string };

/** Texts of each action. */
export const wordsOf: Readonly<Record<BulkAction, Words>> = {
  publish: {
    verb: translate("Publish"),
    header: translate("Publish pages"),
    question: translate(
      "Publish these pages? Pages with errors in the page checks are not published.",
    ),
    done: translate("The pages are published"),
  },
  unpublish: {
    verb: translate("Unpublish"),
    header: translate("Unpublish pages"),
    question: translate(
      "Unpublish these pages? Visitors can no longer open them. They become drafts.",
    ),
    done: translate("The pages are unpublished"),
  },
  duplicate: {
    verb: translate("Duplicate"),
    header: translate("Duplicate pages"),
    question: translate("Duplicate these pages? Each copy is a draft with its own title and slug."),
    done: translate("The pages are duplicated"),
  },
  delete: {
    verb: translate("Delete"),
    header: translate("Delete pages"),
    question: translate("Delete these pages and their drafts? You can't undo this here."),
    done: translate("The pages are deleted"),
  },
};

type Failed = { row: PageRow; reason: string };

function FailedPages({ failed }: { failed: readonly Failed[] }) {
  return (
    <Card padding={3} radius={2} tone="critical" border role="alert">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {translate("Unchanged pages:")}
        </Text>
        <Stack as="ul" gap={3} padding={0} margin={0} style={{ listStyle: "none" }}>
          {failed.map(({ row, reason }) => (
            <Text as="li" size={1} key={row.id} style={{ overflowWrap: "anywhere" }}>
              <TextLink id={row.id} type="page">
                {titleOf(row)}
              </TextLink>
              : {reason}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/**
 * Dialog that asks for confirmation before an action on several pages, runs the action, and lists
 * the pages on which it failed.
 */
export function BulkDialog({
  action,
  rows,
  site,
  onClose,
  onDone,
}: {
  action: BulkAction;
  rows: readonly PageRow[];
  /** The site's base URL. */
  site: string;
  onClose: () => void;
  onDone: () => void;
}) {
  useFocusBack();
  const client = useClient({ apiVersion: "2025-02-19" });
  const { getClient } = useSource();
  const workspace = useWorkspace();
  const toast = useToast();
  const { isBusy, run } = useBusy();
  const [failed, setFailed] = useState<readonly Failed[] | null>(null);
  const { verb, header, question, done } = wordsOf[action];
  const confirm = () =>
    run(translate("The pages were not changed"), async () => {
      const found = await runBulk(action, rows, { client, getClient, workspace, site });
      if (found.length > 0) return setFailed(found);
      toast.push({ status: "success", title: done });
      onDone();
    });
  const close = failed === null ? onClose : onDone;
  return (
    <Dialog
      id="bulk-pages"
      header={header}
      width={1}
      onClose={close}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          {failed === null ? (
            <>
              <Button mode="bleed" text={translate("Cancel")} onClick={onClose} />
              <Button
                tone={action === "delete" || action === "unpublish" ? "critical" : "primary"}
                text={isBusy ? translate("In progress …") : verb}
                aria-disabled={isBusy}
                onClick={() => void confirm()}
              />
            </>
          ) : (
            <Button text={translate("Close")} onClick={onDone} />
          )}
        </Flex>
      }
    >
      <Box padding={4} aria-busy={isBusy}>
        {failed === null ? (
          <Stack gap={4}>
            <Text size={1}>{question}</Text>
            <Stack as="ul" gap={3} padding={0} margin={0} style={{ listStyle: "none" }}>
              {rows.map((row) => (
                <Text as="li" size={1} key={row.id}>
                  <bdi>{titleOf(row)}</bdi>
                  {row.language === null ? null : ` (${row.language})`}
                </Text>
              ))}
            </Stack>
          </Stack>
        ) : (
          <FailedPages failed={failed} />
        )}
      </Box>
    </Dialog>
  );
}
