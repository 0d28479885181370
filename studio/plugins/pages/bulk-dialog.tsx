import { Box, Button, Card, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { useSource, useWorkspace } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import type { BulkAction } from "./bulk-actions.ts";
import { deletionWithoutTrash } from "./deletion-prompt.ts";
import { titleOf } from "./page-list.tsx";
import type { PageRow } from "./page-row.ts";
import { RemovalDialog } from "../removal/removal-dialog.tsx";
import { languageName } from "../translations/use-page-group.ts";
import { useRemovalContext } from "../removal/use-removal.ts";
import { DAYS_IN_TRASH } from "../trash/trash-item.ts";
import { runBulk, type Unchanged } from "./run-bulk.ts";

type ActionTexts = { verb: string; header: string; prompt: string; done: string };

export const actionTexts: Readonly<Record<BulkAction, ActionTexts>> = {
  publish: {
    verb: translate("Publish"),
    header: translate("Publish pages"),
    prompt: translate(
      "Publish these pages? Pages with errors in the page checks are not published.",
    ),
    done: translate("The pages are published"),
  },
  unpublish: {
    verb: translate("Unpublish"),
    header: translate("Unpublish pages"),
    prompt: translate(
      "Unpublish these pages? Visitors can no longer open them. They become drafts.",
    ),
    done: translate("The pages are unpublished"),
  },
  duplicate: {
    verb: translate("Duplicate"),
    header: translate("Duplicate pages"),
    prompt: translate("Duplicate these pages? Each copy is a draft with its own title and slug."),
    done: translate("The pages are duplicated"),
  },
  delete: {
    verb: translate("Delete"),
    header: translate("Delete pages"),
    prompt: translate(
      "Delete these pages and their drafts? You can restore them from the trash for {days} days.",
      { days: String(DAYS_IN_TRASH) },
    ),
    done: translate("The pages are deleted"),
  },
};

/** Lists the pages that an action didn't change. `solve` opens the dialog that changes the links to a page. */
function FailedPages({
  failed,
  solve,
}: {
  failed: readonly Unchanged[];
  solve: (row: PageRow) => void;
}) {
  return (
    <Card padding={3} radius={2} tone="critical" border role="alert">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {translate("Unchanged pages:")}
        </Text>
        <Stack as="ul" gap={3} padding={0} margin={0} style={{ listStyle: "none" }}>
          {failed.map(({ row, reason, isLinked }) => (
            <Stack as="li" gap={2} key={row.id}>
              <Text size={1} style={{ overflowWrap: "anywhere" }}>
                <TextLink id={row.id} type={row.type}>
                  {titleOf(row)}
                </TextLink>
                : {reason}
              </Text>
              {isLinked ? (
                <Flex>
                  <Button
                    mode="ghost"
                    fontSize={1}
                    padding={2}
                    text={translate("Change the links …")}
                    onClick={() => solve(row)}
                  />
                </Flex>
              ) : null}
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

export function BulkDialog({
  action,
  rows,
  site,
  onClose,
  onDone,
}: {
  action: BulkAction;
  rows: readonly PageRow[];
  site: string;
  onClose: () => void;
  onDone: () => void;
}) {
  useFocusBack();
  const languages = rows.map(({ language }) => language ?? "");
  const context = useRemovalContext(languages);
  const { getClient } = useSource();
  const workspace = useWorkspace();
  const toast = useToast();
  const { isBusy, run } = useBusy();
  const [failed, setFailed] = useState<readonly Unchanged[] | null>(null);
  const [solved, setSolved] = useState<PageRow | null>(null);
  const { verb, header, prompt: usualPrompt, done } = actionTexts[action];
  const withoutTrash = new Set(languages.filter((language) => !context.mayTrash(language)));
  const prompt =
    action === "delete" && withoutTrash.size > 0
      ? deletionWithoutTrash(languages, withoutTrash)
      : usualPrompt;
  const confirm = () =>
    run(translate("The pages were not changed"), async () => {
      const found = await runBulk(action, rows, { ...context, getClient, workspace, site });
      if (found.length > 0) return setFailed(found);
      toast.push({ status: "success", title: done });
      onDone();
    });
  if (solved !== null && (action === "delete" || action === "unpublish")) {
    return (
      <RemovalDialog
        action={action}
        id={solved.id}
        {...(solved.language === null ? {} : { language: solved.language })}
        onClose={() => setSolved(null)}
        onDone={() => {
          setSolved(null);
          setFailed((failed ?? []).filter(({ row }) => row.id !== solved.id));
        }}
      />
    );
  }
  const close = failed === null ? onClose : onDone;
  return (
    <Dialog
      id="bulk-pages"
      header={header}
      width={1}
      onClose={close}
      footer={
        failed === null ? (
          <DialogButtons
            onCancel={onClose}
            confirmation={{
              text: verb,
              tone: action === "delete" || action === "unpublish" ? "critical" : "primary",
              isBusy,
              onConfirm: () => void confirm(),
            }}
          />
        ) : (
          <Flex justify="flex-end" padding={3}>
            <Button text={translate("Close")} onClick={onDone} />
          </Flex>
        )
      }
    >
      <Box padding={4} aria-busy={isBusy}>
        {failed === null ? (
          <Stack gap={4}>
            <Text size={1}>{prompt}</Text>
            <Stack as="ul" gap={3} padding={0} margin={0} style={{ listStyle: "none" }}>
              {rows.map((row) => (
                <Text as="li" size={1} key={row.id}>
                  <bdi>{titleOf(row)}</bdi>
                  {row.language === null ? null : ` (${languageName(row.language)})`}
                </Text>
              ))}
            </Stack>
          </Stack>
        ) : (
          <FailedPages failed={failed} solve={setSolved} />
        )}
      </Box>
    </Dialog>
  );
}
