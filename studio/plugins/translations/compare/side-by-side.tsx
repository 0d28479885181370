import { Box, Button, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { type Path, useClient } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { useBusy } from "../../../ui/use-busy.ts";
import { useFocusBack } from "../../../ui/use-focus-back.ts";
import { translate } from "../../../i18n/translate.ts";
import { type ComparedPart, comparePages } from "./compare-pages.ts";
import { PartRow } from "./part-row.tsx";
import type { StoredPage } from "./stored-page.ts";
import { readsTheSame, useTextsOfPart } from "./translatable-texts.ts";
import { copyBlock, markUpToDate } from "../write-translations.ts";
import { apiVersion } from "../../../lib/api-version.ts";

function pathOf(part: ComparedPart): Path {
  if (part.kind !== "block") return [part.kind];
  return part.target ? ["blocks", { _key: part.target._key }] : ["blocks"];
}

/**
 * Returns the key of the block in the translation after which to insert a part. Returns null if the
 * part must become the first block.
 */
function blockBefore(parts: readonly ComparedPart[], part: ComparedPart): string | null {
  const before = parts.slice(0, parts.indexOf(part)).toReversed();
  const found = before.find((each) => each.kind === "block" && each.target !== null);
  return found?.kind === "block" ? (found.target?._key ?? null) : null;
}

export function SideBySide({
  source,
  target,
  isOpenHere,
  nameOf,
  onClose,
}: {
  source: StoredPage;
  target: StoredPage;
  /** Whether the translation's form is open. If so, the dialog can open each part of the translation in the form. */
  isOpenHere: boolean;
  nameOf: (code: string) => string;
  onClose: () => void;
}) {
  useFocusBack();
  const client = useClient({ apiVersion });
  const { onFocus, onPathOpen } = useDocumentPane();
  const { isBusy, run } = useBusy();
  const textsOfPart = useTextsOfPart();
  const { parts, isReordered } = comparePages(source, target, readsTheSame(textsOfPart));
  const names = { source: nameOf(source.language), target: nameOf(target.language) };

  const edit = (part: ComparedPart) => {
    const path = pathOf(part);
    onClose();
    onPathOpen(path);
    onFocus(path);
  };
  const mark = (part?: string) =>
    run(translate("The page was not marked as up to date"), () =>
      markUpToDate(client, { source, target, ...(part !== undefined && { part }) }),
    );
  const copy = (part: ComparedPart) =>
    run(translate("The block was not copied"), async () => {
      if (part.kind !== "block" || part.source === null) return;
      const after = blockBefore(parts, part);
      await copyBlock(client, { source, target, block: part.source, after });
    });

  return (
    <Dialog
      id="side-by-side"
      header={translate("Compare {source} and {target}", names)}
      width={[0, 2, 3]}
      onClose={onClose}
      onClickOutside={onClose}
      footer={
        <Flex justify="flex-end" padding={3}>
          <Button
            text={translate("Mark {target} translation as up to date", names)}
            tone="primary"
            aria-disabled={isBusy}
            onClick={() => void mark()}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1} muted>
            {translate(
              "You can't edit the text here. “Edit in {target}” opens a part in the form. To edit the {source} text, open the original page.",
              names,
            )}
          </Text>
          {isReordered ? (
            <Text size={1}>
              {translate(
                "The order of the blocks has changed in the original page ({source}).",
                names,
              )}
            </Text>
          ) : null}
          {parts.map((part) => (
            <PartRow
              key={part.name}
              part={part}
              source={{ page: source, name: names.source }}
              target={{ page: target, name: names.target }}
              textsOfPart={textsOfPart}
              isBusy={isBusy}
              edit={isOpenHere ? () => edit(part) : null}
              mark={() => void mark(part.name)}
              copy={() => void copy(part)}
            />
          ))}
        </Stack>
      </Box>
    </Dialog>
  );
}
