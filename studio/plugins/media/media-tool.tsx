import { TrashIcon } from "@sanity/icons/Trash";
import { UploadIcon } from "@sanity/icons/Upload";
import { Box, Button, Card, Flex, Heading, Stack, Text, useMediaIndex } from "@sanity/ui";
import { useRef, useState } from "react";
import { translate } from "../../i18n/translate.ts";
import { useMay } from "../../ui/use-may.ts";
import type { Asset, View } from "./asset.ts";
import { DetailsDialog, DetailsPane } from "./asset-details.tsx";
import { AssetGrid, STEP } from "./asset-grid.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { useAssets } from "./use-assets.ts";
import { type Progress, useUpload } from "./use-upload.ts";
import { ViewBar } from "./view-bar.tsx";

const firstView: View = { search: "", kind: "all", isUnused: false, order: "newest", limit: STEP };

/** Index of the breakpoint (900 px) from which the details are displayed beside the grid. */
const WIDE = 3;

const progressText = ({ current, total }: NonNullable<Progress>): string =>
  translate("Uploading {current} of {total} …", { current: `${current}`, total: `${total}` });

function Header({
  progress,
  mayUpload,
  upload,
}: {
  progress: Progress;
  mayUpload: boolean;
  upload: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Box flex={1}>
        <Heading as="h1" size={3}>
          {translate("Media")}
        </Heading>
      </Box>
      <Text as="output" size={1} muted>
        {progress === null ? "" : progressText(progress)}
      </Text>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-testid="upload-input"
        onChange={({ currentTarget }) => {
          upload([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <Button
        icon={UploadIcon}
        tone="primary"
        fontSize={1}
        text={translate("Upload files")}
        title={mayUpload ? undefined : translate("Your role doesn't allow this.")}
        disabled={!mayUpload}
        aria-disabled={progress !== null}
        onClick={() => {
          if (progress === null) input.current?.click();
        }}
      />
    </Flex>
  );
}

function SelectionBar({
  count,
  clear,
  remove,
}: {
  count: number;
  clear: () => void;
  remove: () => void;
}) {
  const mayDelete = useMay("update", { _id: "image-any", _type: "sanity.imageAsset" });
  return (
    <Card
      tone="primary"
      padding={2}
      paddingLeft={3}
      radius={2}
      border
      style={{ position: "sticky", top: 8, zIndex: 1 }}
    >
      <Flex gap={2} align="center" wrap="wrap">
        <Box flex={1}>
          <Text as="output" size={1} weight="medium">
            {count === 1
              ? translate("1 file selected")
              : translate("{count} files selected", { count: `${count}` })}
          </Text>
        </Box>
        <Button mode="bleed" fontSize={1} text={translate("Clear selection")} onClick={clear} />
        <Button
          tone="critical"
          mode="ghost"
          fontSize={1}
          icon={TrashIcon}
          text={translate("Delete")}
          title={mayDelete ? undefined : translate("Your role doesn't allow this.")}
          disabled={!mayDelete}
          onClick={remove}
        />
      </Flex>
    </Card>
  );
}

export function MediaTool() {
  const [view, setView] = useState(firstView);
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<Asset | null>(null);
  const [selected, setSelected] = useState<ReadonlyMap<string, Asset>>(new Map());
  const [replaced, setReplaced] = useState<Asset | null>(null);
  const [deleting, setDeleting] = useState<readonly Asset[] | null>(null);
  const { listed, isLoading } = useAssets(view, round);
  const { progress, upload, mayUpload } = useUpload();
  const isWide = useMediaIndex() >= WIDE;
  // Prefers the asset from the list, because it has the newest texts. If the list no longer
  // contains the open asset, the asset stays open.
  const shown = listed?.assets.find(({ _id }) => _id === opened?._id) ?? opened;
  const Shown = isWide ? DetailsPane : DetailsDialog;

  const select = (asset: Asset, isSelected: boolean) => {
    const next = new Map(selected);
    if (isSelected) next.set(asset._id, asset);
    else next.delete(asset._id);
    setSelected(next);
  };
  return (
    <Card
      height="fill"
      overflow="hidden"
      data-testid="media-tool"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void upload([...event.dataTransfer.files]);
      }}
    >
      <Flex height="fill">
        <Box flex={1} overflow="auto" padding={4} style={{ minWidth: 0 }}>
          <Stack gap={4}>
            <Header
              progress={progress}
              mayUpload={mayUpload}
              upload={(files) => void upload(files)}
            />
            <ViewBar view={view} onChange={(next) => setView({ ...next, limit: STEP })} />
            {selected.size === 0 ? null : (
              <SelectionBar
                count={selected.size}
                clear={() => setSelected(new Map())}
                remove={() => setDeleting([...selected.values()])}
              />
            )}
            <AssetGrid
              listed={listed}
              isLoading={isLoading}
              openId={shown?._id ?? null}
              selected={new Set(selected.keys())}
              open={setOpened}
              select={select}
              loadMore={() => setView({ ...view, limit: view.limit + STEP })}
            />
          </Stack>
        </Box>
        {shown === null ? null : (
          <Shown
            key={shown._id}
            asset={shown}
            onClose={() => setOpened(null)}
            onReplace={() => setReplaced(shown)}
            onDelete={() => setDeleting([shown])}
          />
        )}
      </Flex>
      {replaced === null ? null : (
        <ReplaceDialog
          asset={replaced}
          onClose={() => setReplaced(null)}
          onReplaced={() => {
            setReplaced(null);
            setOpened(null);
            setRound(round + 1);
          }}
        />
      )}
      {deleting === null ? null : (
        <DeleteDialog
          assets={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            setSelected(new Map());
            setOpened(null);
            setRound(round + 1);
          }}
        />
      )}
    </Card>
  );
}
