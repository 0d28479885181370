import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import {
  getPublishedId,
  getVersionFromId,
  type ObjectInputProps,
  pathToString,
  useClient,
  useDocumentOperation,
  useFormValue,
} from "sanity";
import * as z from "zod";
import { useBusy } from "../../ui/use-busy.ts";
import { translate } from "../../i18n/translate.ts";
import { freshKey } from "../composing/new-block.ts";
import { storedBlock, toDetach } from "./reuse-block.ts";
import { UsedOn } from "./used-on.tsx";
import { apiVersion } from "../../lib/api-version.ts";

const placedShape = storedBlock.extend({ original: z.looseObject({ _ref: z.string() }) });
const heldBlocks = z.array(storedBlock);

/**
 * Query for the blocks in a reusable block: those of the published document, or those of the draft
 * if the reusable block was never published.
 */
const blocksQuery = `coalesce(*[_id == $id][0].blocks, *[_id == "drafts." + $id][0].blocks)`;

/** Returns Sanity's operations, such as `patch`, for the form's document: a draft or a version in a release. */
function useDocument() {
  const id = String(useFormValue(["_id"]));
  return useDocumentOperation(
    getPublishedId(id),
    String(useFormValue(["_type"])),
    getVersionFromId(id),
  );
}

/**
 * Input of a reusable block on a page. Lists the pages and templates that use the block. A button
 * detaches the block: it replaces the block on this page with copies of the block's content.
 */
export function ReusableInput(props: ObjectInputProps) {
  const document = useDocument();
  const client = useClient({ apiVersion }).withConfig({ perspective: "raw" });
  const { isBusy, run } = useBusy();
  const placed = placedShape.safeParse(props.value).data;
  if (placed === undefined) return props.renderDefault(props);
  const id = placed.original._ref;
  const detach = () =>
    run(translate("The block was not detached"), async () => {
      const blocks = heldBlocks.parse((await client.fetch<unknown>(blocksQuery, { id })) ?? []);
      if (blocks.length === 0) throw new Error(translate("The reusable block is empty."));
      const copies = toDetach(placed, blocks, freshKey);
      const place = pathToString(props.path);
      // Patches the document, because the block's own input can't replace one block by several.
      document.patch.execute([{ insert: { after: place, items: copies } }, { unset: [place] }]);
    });
  return (
    <Stack gap={5}>
      {props.renderDefault(props)}
      <UsedOn id={id} />
      {props.readOnly ? null : (
        <Card borderTop paddingTop={4}>
          <Stack gap={3}>
            <Text size={1} muted>
              {translate(
                "“Detach block” copies the content to this page. Other pages keep the reusable block.",
              )}
            </Text>
            <Flex>
              <Button
                mode="ghost"
                fontSize={1}
                text={translate("Detach block")}
                aria-disabled={isBusy}
                onClick={() => void detach()}
              />
            </Flex>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
