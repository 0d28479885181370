import { Box, Card, Dialog, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { useClient, useSchema } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { titleOfType } from "../../ui/title-of-type.ts";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import type { Asset } from "./asset.ts";
import { checkDeletion, type CheckedAsset, deleteAssets } from "./delete-assets.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { apiVersion } from "../../lib/api-version.ts";
import { Loading } from "../../ui/loading.tsx";

type Plan = { unused: CheckedAsset[]; used: CheckedAsset[] };

/** Number of documents that the dialog names for each file in use. */
const NAMED = 3;

function usersOf({ users }: CheckedAsset): string {
  const named = users.slice(0, NAMED).join(", ");
  return users.length > NAMED ? `${named} …` : named;
}

function UsedFiles({ used }: Pick<Plan, "used">) {
  return (
    <Card padding={3} radius={2} tone="caution" border>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {translate("In use, so not deleted")}
        </Text>
        <Stack as="ul" gap={3} padding={0} margin={0} style={{ listStyle: "none" }}>
          {used.map((asset) => (
            <Text as="li" size={1} key={asset.id} style={{ overflowWrap: "anywhere" }}>
              <bdi>{asset.name}</bdi>: {usersOf(asset)}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function promptOf({ unused, used }: Plan): string {
  const [first] = unused;
  if (first === undefined) {
    return used.length === 0
      ? translate("The files no longer exist.")
      : translate(
          "Files that documents use can't be deleted. Remove them from the documents first.",
        );
  }
  return unused.length === 1
    ? translate("Delete “{name}”? You can't undo this.", { name: first.name })
    : translate("Delete {count} files? You can't undo this.", { count: `${unused.length}` });
}

/**
 * Checks which assets are in use. Returns null until the result is loaded. Returns the error
 * message if the check fails.
 */
function usePlan(assets: readonly Asset[]): Plan | string | null {
  const client = useClient({ apiVersion });
  const schema = useSchema();
  const [plan, setPlan] = useState<Plan | string | null>(null);
  useEffect(() => {
    let isOver = false;
    const raw = {
      fetch: (query: string, params: Record<string, unknown>) =>
        client.fetch<unknown>(query, params, { perspective: "raw" }),
    };
    checkDeletion(raw, assets, (type) => titleOfType(schema, type))
      .catch(errorMessage)
      .then((found) => (isOver ? undefined : setPlan(found)))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [client, schema, assets]);
  return plan;
}

/**
 * Dialog that deletes the assets that no document uses. For each other asset, it names the
 * documents that use the asset.
 */
export function DeleteDialog({
  assets,
  onClose,
  onDeleted,
}: {
  assets: readonly Asset[];
  onClose: () => void;
  onDeleted: () => void;
}) {
  useFocusBack();
  const client = useClient({ apiVersion });
  const toast = useToast();
  const { isBusy, run } = useBusy();
  const plan = usePlan(assets);
  const failure = translate("The files were not deleted");

  const confirm = (unused: readonly CheckedAsset[]) =>
    run(failure, async () => {
      const failed = await deleteAssets(
        client,
        unused.map(({ id }) => id),
      );
      const count = unused.length - failed.length;
      if (failed.length > 0) {
        toast.push({ status: "error", title: failure, description: failed[0]?.reason });
      } else {
        toast.push({
          status: "success",
          title:
            count === 1
              ? translate("1 file deleted")
              : translate("{count} files deleted", { count: `${count}` }),
        });
      }
      onDeleted();
    });

  const unused = plan === null || typeof plan === "string" ? [] : plan.unused;
  return (
    <Dialog
      id="delete-assets"
      header={translate("Delete files")}
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
      footer={
        <DialogButtons
          onCancel={onClose}
          confirmation={
            unused.length === 0
              ? null
              : {
                  text: translate("Delete"),
                  tone: "critical",
                  isBusy,
                  onConfirm: () => void confirm(unused),
                }
          }
        />
      }
    >
      <Box padding={4} aria-busy={plan === null}>
        {plan === null ? (
          <Loading />
        ) : typeof plan === "string" ? (
          <Text size={1}>{plan}</Text>
        ) : (
          <Stack gap={4}>
            <Text as="output" size={1} style={{ overflowWrap: "anywhere" }}>
              {promptOf(plan)}
            </Text>
            {plan.used.length === 0 ? null : <UsedFiles used={plan.used} />}
          </Stack>
        )}
      </Box>
    </Dialog>
  );
}
