import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { translate } from "../../i18n/translate.ts";
import type { Asset } from "./asset.ts";
import { AssetCard } from "./asset-card.tsx";
import { Loading } from "../../ui/loading.tsx";

/** Number of assets that the list loads at a time. */
export const STEP = 60;

function countText(shown: number, total: number): string {
  if (total === 0) return translate("No files found.");
  if (shown < total) {
    return translate("{shown} of {total} files", { shown: `${shown}`, total: `${total}` });
  }
  return total === 1 ? translate("1 file") : translate("{count} files", { count: `${total}` });
}

export function AssetGrid({
  listed,
  isLoading,
  openId = null,
  selected,
  open,
  select,
  loadMore,
}: {
  listed: { total: number; assets: readonly Asset[] } | null;
  isLoading: boolean;
  /** Id of the asset whose details are displayed. */
  openId?: string | null;
  selected?: ReadonlySet<string>;
  open: (asset: Asset) => void;
  select?: (asset: Asset, isSelected: boolean) => void;
  loadMore: () => void;
}) {
  if (listed === null) {
    return <Loading padding={5} />;
  }
  const { assets, total } = listed;
  return (
    <Stack gap={4} aria-busy={isLoading}>
      <Text as="output" size={1} muted>
        {countText(assets.length, total)}
      </Text>
      {assets.length === 0 ? null : (
        <Box
          as="ul"
          padding={0}
          margin={0}
          style={{
            display: "grid",
            gap: 12,
            gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
            listStyle: "none",
          }}
        >
          {assets.map((asset) => (
            <AssetCard
              key={asset._id}
              asset={asset}
              isOpen={asset._id === openId}
              isSelected={selected?.has(asset._id) ?? false}
              open={() => open(asset)}
              select={select ? (isSelected) => select(asset, isSelected) : undefined}
            />
          ))}
        </Box>
      )}
      {assets.length < total ? (
        <Card>
          <Flex justify="center">
            <Button
              mode="ghost"
              text={translate("Load more")}
              aria-disabled={isLoading}
              onClick={loadMore}
            />
          </Flex>
        </Card>
      ) : null}
    </Stack>
  );
}
