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
import { useBusy } from "../components/use-busy.ts";
import { say } from "../i18n/say.ts";
import { freshKey } from "./fresh-key.ts";
import { toDetach } from "./reuse-block.ts";
import { storedBlock } from "./stored-block.ts";
import { UsedOn } from "./used-on.tsx";

const placedShape = storedBlock.extend({ original: z.looseObject({ _ref: z.string() }) });
const heldBlocks = z.array(storedBlock);

/** What visitors see of it; before it was ever published, what editors do. */
const question = `*[_id in [$id, "drafts." + $id]] | order(_id desc)[0].blocks`;

/** What changes the document that is being edited: its draft, or its version in a release. */
function useDocument() {
  const id = String(useFormValue(["_id"]));
  return useDocumentOperation(
    getPublishedId(id),
    String(useFormValue(["_type"])),
    getVersionFromId(id),
  );
}

/** The form of a reusable block's place on a page: which one, where else it stands, and how to go on without it. */
export function ReusableInput(props: ObjectInputProps) {
  const document = useDocument();
  const client = useClient({ apiVersion: "2025-02-19" }).withConfig({ perspective: "raw" });
  const { isBusy, run } = useBusy();
  const placed = placedShape.safeParse(props.value).data;
  if (placed === undefined) return props.renderDefault(props);
  const id = placed.original._ref;
  const detach = () =>
    run(say("The block was not detached"), async () => {
      const blocks = heldBlocks.parse((await client.fetch<unknown>(question, { id })) ?? []);
      if (blocks.length === 0) throw new Error(say("The reusable block holds nothing yet."));
      const copies = toDetach(placed, blocks, freshKey);
      const place = pathToString(props.path);
      // Not by the form: a block's own form can change that block alone, and there may be several copies.
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
              {say("Detached, it becomes a block of this page alone. The others keep theirs.")}
            </Text>
            <Flex>
              <Button
                mode="ghost"
                fontSize={1}
                text={say("Detach from the reusable block")}
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
