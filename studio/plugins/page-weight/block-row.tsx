import { Badge, Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { translate } from "../../i18n/translate.ts";
import type { BlockWeight, DeviceName } from "./fetch-weight.ts";
import { blockBytes } from "./figures.ts";
import { Meter } from "./weight-summary.tsx";
import { partsOf } from "./weight-texts.ts";

export type NamedBlock = {
  block: BlockWeight;
  name: string;
  isForMembers: boolean;
  open: () => void;
};

/** Returns the URL of a smaller version of an image of the site. Returns other URLs unchanged. */
function smaller(site: string, src: string): string {
  const url = new URL(src, site);
  if (url.searchParams.has("w")) url.searchParams.set("w", "160");
  return url.href;
}

function Thumbnail({ site, block }: { site: string; block: BlockWeight }) {
  const [heaviest] = block.each;
  return (
    <Box flex="none" style={{ width: 56, height: 42 }}>
      {heaviest ? (
        <img
          src={smaller(site, heaviest.src)}
          alt=""
          width={56}
          height={42}
          loading="lazy"
          style={{ width: 56, height: 42, objectFit: "cover", display: "block" }}
        />
      ) : null}
    </Box>
  );
}

/**
 * Button that displays a block's weight and opens the block in the form. `most` is the weight of
 * the heaviest block, in bytes.
 */
export function BlockRow({
  site,
  named: { block, name, isForMembers, open },
  device,
  most,
  inBytes,
}: {
  site: string;
  named: NamedBlock;
  device: DeviceName;
  most: number;
  inBytes: (bytes: number) => string;
}) {
  const bytes = blockBytes(block, device);
  return (
    <Card
      as="button"
      type="button"
      padding={3}
      radius={2}
      onClick={open}
      style={{ width: "100%", boxShadow: "inset 0 0 0 1px var(--card-border-color)" }}
    >
      <Flex gap={3} align="center">
        <Thumbnail site={site} block={block} />
        <Stack gap={3} flex={1}>
          <Flex gap={2} align="center" justify="space-between">
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {name}
            </Text>
            <Flex gap={2} align="center" flex="none">
              {isForMembers ? <Badge fontSize={0}>{translate("Members")}</Badge> : null}
              <Text size={1} weight="medium">
                {inBytes(bytes)}
              </Text>
            </Flex>
          </Flex>
          <Meter share={bytes / most} />
          <Text size={1} muted>
            {partsOf(block, device, inBytes)}
          </Text>
        </Stack>
      </Flex>
    </Card>
  );
}
