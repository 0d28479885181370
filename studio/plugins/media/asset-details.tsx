import { CloseIcon } from "@sanity/icons/Close";
import { DownloadIcon } from "@sanity/icons/Download";
import { SyncIcon } from "@sanity/icons/Sync";
import { TrashIcon } from "@sanity/icons/Trash";
import { Box, Button, Card, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useRef } from "react";
import { useCurrentLocale } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { useMay } from "../../ui/use-may.ts";
import { useSiteTimeZone } from "../time-zone/site-time-zone.ts";
import { type Asset, nameOf, sizeText } from "./asset.ts";
import { Thumbnail } from "./asset-card.tsx";
import { AssetForm } from "./asset-form.tsx";
import { UseList } from "./use-list.tsx";

type Props = { asset: Asset; onClose: () => void; onReplace: () => void; onDelete: () => void };

function Facts({ asset }: { asset: Asset }) {
  const { id: locale } = useCurrentLocale();
  const { width, height, size, extension, createdAt } = asset;
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeZone: useSiteTimeZone(),
  });
  const facts = [
    extension?.toUpperCase(),
    width === null || height === null ? null : `${width} × ${height} px`,
    size === null ? null : sizeText(size, locale),
    translate("uploaded {date}", { date: date.format(new Date(createdAt)) }),
  ];
  return (
    <Text size={1} muted>
      {facts.filter(Boolean).join(" · ")}
    </Text>
  );
}

function Details({ asset, onReplace, onDelete }: Omit<Props, "onClose">) {
  const mayChange = useMay("update", asset);
  return (
    <Stack gap={5}>
      <Card
        tone="transparent"
        radius={2}
        border
        overflow="hidden"
        style={{ aspectRatio: "4 / 3", maxHeight: "16rem" }}
      >
        <Thumbnail asset={asset} width={800} />
      </Card>
      <Facts asset={asset} />
      <AssetForm key={asset._id} asset={asset} />
      <UseList id={asset._id} />
      <Flex gap={2} wrap="wrap">
        {asset.url === null ? null : (
          <Button
            as="a"
            href={`${asset.url}?dl=${encodeURIComponent(asset.originalFilename ?? "")}`}
            mode="ghost"
            fontSize={1}
            icon={DownloadIcon}
            text={translate("Download")}
          />
        )}
        <Button
          mode="ghost"
          fontSize={1}
          icon={SyncIcon}
          text={translate("Replace")}
          title={mayChange ? undefined : translate("Your role doesn't allow this.")}
          disabled={!mayChange}
          onClick={onReplace}
        />
        <Button
          mode="ghost"
          tone="critical"
          fontSize={1}
          icon={TrashIcon}
          text={translate("Delete")}
          title={mayChange ? undefined : translate("Your role doesn't allow this.")}
          disabled={!mayChange}
          onClick={onDelete}
        />
      </Flex>
    </Stack>
  );
}

export function DetailsPane({ asset, onClose, ...actions }: Props) {
  useFocusBack();
  const pane = useRef<HTMLDivElement>(null);
  // Moves the focus to the pane, because with Tab an editor would first have to pass the rest of the grid.
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  const name = nameOf(asset);
  return (
    <Card
      as="section"
      aria-label={name}
      ref={pane}
      tabIndex={-1}
      borderLeft
      overflow="auto"
      style={{ width: "22rem", flex: "none", outline: "none" }}
      data-testid="asset-details"
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      <Flex align="flex-start" gap={2} padding={4} paddingBottom={0}>
        <Box flex={1} paddingTop={2} style={{ minWidth: 0 }}>
          <Text as="h2" size={2} weight="semibold" style={{ overflowWrap: "anywhere" }}>
            <bdi>{name}</bdi>
          </Text>
        </Box>
        <Button
          mode="bleed"
          icon={CloseIcon}
          aria-label={translate("Close details")}
          onClick={onClose}
        />
      </Flex>
      <Box padding={4}>
        <Details asset={asset} {...actions} />
      </Box>
    </Card>
  );
}

/** Details of an asset in a dialog, for narrow windows. */
export function DetailsDialog({ asset, onClose, ...actions }: Props) {
  useFocusBack();
  return (
    <Dialog id="asset-details" header={nameOf(asset)} width={1} onClose={onClose}>
      <Box padding={4} data-testid="asset-details">
        <Details asset={asset} {...actions} />
      </Box>
    </Dialog>
  );
}
