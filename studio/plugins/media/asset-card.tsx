import { DocumentIcon } from "@sanity/icons/Document";
import { Box, Card, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useCurrentLocale } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { type Asset, nameOf, sizeText, thumbnailOf } from "./asset.ts";

/**
 * Width of a thumbnail's file in px. It is the width of a card on a screen with two pixels per CSS
 * pixel.
 */
const WIDTH = 400;

/** Checkerboard of two grays. Black and white logos are visible on it in both color schemes. */
const checkerboard = "repeating-conic-gradient(#c6c8d0 0 25%, #b4b7c2 0 50%) 0 0 / 16px 16px";

export function Thumbnail({ asset, width = WIDTH }: { asset: Asset; width?: number }) {
  const source = thumbnailOf(asset, width);
  if (source === null) {
    return (
      <Flex align="center" justify="center" height="fill" direction="column" gap={3}>
        <Text size={4} muted>
          <DocumentIcon />
        </Text>
        <Text size={1} muted weight="medium">
          {asset.extension?.toUpperCase()}
        </Text>
      </Flex>
    );
  }
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      style={{
        width: "100%",
        height: "100%",
        objectFit: "contain",
        display: "block",
        background: asset.isTransparent ? checkerboard : undefined,
      }}
    />
  );
}

const usesText = ({ uses }: Asset): string =>
  uses === 0 ? translate("Unused") : translate("In use");

export function AssetCard({
  asset,
  isOpen,
  isSelected,
  open,
  select,
}: {
  asset: Asset;
  isOpen: boolean;
  isSelected: boolean;
  open: () => void;
  /** Undefined if assets can't be selected. */
  select: ((isSelected: boolean) => void) | undefined;
}) {
  const { id: locale } = useCurrentLocale();
  const name = nameOf(asset);
  const facts = [
    asset.extension?.toUpperCase(),
    asset.size === null ? null : sizeText(asset.size, locale),
    usesText(asset),
  ].filter(Boolean);
  return (
    <Box as="li" style={{ position: "relative", minWidth: 0 }} data-testid="asset">
      <Card
        as="button"
        radius={3}
        padding={2}
        border
        tone={isOpen ? "primary" : "default"}
        __unstable_focusRing
        aria-pressed={select === undefined ? undefined : isOpen}
        onClick={open}
        style={{ display: "block", width: "100%", cursor: "pointer", textAlign: "start" }}
      >
        <Stack gap={3}>
          <Card tone="transparent" radius={2} overflow="hidden" style={{ aspectRatio: "4 / 3" }}>
            <Thumbnail asset={asset} />
          </Card>
          <Stack gap={2} paddingX={1} paddingBottom={1}>
            <Text size={1} weight="medium" textOverflow="ellipsis" title={name}>
              {name}
            </Text>
            <Text size={0} muted textOverflow="ellipsis">
              {facts.join(" · ")}
            </Text>
          </Stack>
        </Stack>
      </Card>
      {select === undefined ? null : (
        // The label enlarges the checkbox's target to 32 px.
        <Flex
          as="label"
          align="center"
          justify="center"
          style={{ position: "absolute", top: 8, insetInlineStart: 8, width: 32, height: 32 }}
        >
          <Checkbox
            checked={isSelected}
            aria-label={translate("Select “{name}”", { name })}
            onChange={({ currentTarget }) => select(currentTarget.checked)}
          />
        </Flex>
      )}
    </Box>
  );
}
