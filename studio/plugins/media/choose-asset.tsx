import { Box, Dialog, Stack } from "@sanity/ui";
import { useState } from "react";
import type { AssetSourceComponentProps } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import type { View } from "./asset.ts";
import { AssetGrid, STEP } from "./asset-grid.tsx";
import { useAssets } from "./use-assets.ts";
import { ViewBar } from "./view-bar.tsx";

export function ChooseAsset({ assetType, accept, onSelect, onClose }: AssetSourceComponentProps) {
  useFocusBack();
  const [view, setView] = useState<View>({
    search: "",
    kind: assetType === "image" ? "image" : "file",
    isUnused: false,
    order: "newest",
    limit: STEP,
    accept,
  });
  const { listed, isLoading } = useAssets(view, 0);
  return (
    <Dialog
      id="choose-asset"
      header={assetType === "image" ? translate("Choose an image") : translate("Choose a file")}
      width={2}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <Box padding={4} data-testid="choose-asset">
        <Stack gap={4}>
          <ViewBar isPicker view={view} onChange={(next) => setView({ ...next, limit: STEP })} />
          <AssetGrid
            listed={listed}
            isLoading={isLoading}
            open={({ _id }) => onSelect([{ kind: "assetDocumentId", value: _id }])}
            loadMore={() => setView({ ...view, limit: view.limit + STEP })}
          />
        </Stack>
      </Box>
    </Dialog>
  );
}
