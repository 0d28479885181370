import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { type DocumentInspectorProps, useCurrentLocale } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { pathTitles } from "../checks/path-titles.ts";
import { InspectorPane } from "../../ui/inspector-pane.tsx";
import { useOpenField } from "../../ui/use-open-field.ts";
import { translate } from "../../i18n/translate.ts";
import { WeightSummary } from "./weight-summary.tsx";
import type { BlockWeight, DeviceName, WeighedPage } from "./fetch-weight.ts";
import { blockPath, isForMembers } from "./block-path.ts";
import { BlockRow, type NamedBlock } from "./block-row.tsx";
import { blockBytes, heaviestFirst, inBytes } from "./figures.ts";
import { usePageWeight } from "./use-page-weight.ts";
import { deviceNames, missingWeightTexts } from "./weight-texts.ts";
import { Loading } from "../../ui/loading.tsx";

const devices = ["phone", "computer"] as const satisfies DeviceName[];

/**
 * Returns a function that adds two things to a block's weight: the block's name, and a callback
 * that opens the block.
 */
function useNames(): (block: BlockWeight) => NamedBlock {
  const { value, schemaType } = useDocumentPane();
  const openField = useOpenField();
  return (block) => {
    const path = blockPath(value, block.place) ?? [];
    const named = pathTitles(path, schemaType, value).join(" › ");
    return {
      block,
      open: () => openField(path),
      isForMembers: isForMembers(value, path),
      name: named === "" ? translate("Deleted block") : named,
    };
  };
}

function DeviceButtons({
  device,
  choose,
}: {
  device: DeviceName;
  choose: (device: DeviceName) => void;
}) {
  return (
    <Flex gap={1}>
      {devices.map((each) => (
        <Button
          key={each}
          mode="bleed"
          fontSize={1}
          padding={2}
          text={deviceNames[each]}
          selected={each === device}
          aria-pressed={each === device}
          onClick={() => choose(each)}
        />
      ))}
    </Flex>
  );
}

function Weighed({ site, page }: { site: string; page: WeighedPage }) {
  const [device, choose] = useState<DeviceName>("phone");
  const nameOf = useNames();
  const { id: locale } = useCurrentLocale();
  const write = (bytes: number) => inBytes(bytes, locale);
  const blocks = heaviestFirst(page, device);
  const most = Math.max(1, ...blocks.map((block) => blockBytes(block, device)));
  return (
    <Stack gap={5}>
      <DeviceButtons device={device} choose={choose} />
      <WeightSummary page={page} device={device} inBytes={write} />
      <Stack gap={3}>
        <Text as="h2" size={1} weight="semibold">
          {translate("By block")}
        </Text>
        {blocks.length === 0 ? (
          <Text size={1} muted>
            {translate("This page contains only text.")}
          </Text>
        ) : (
          <Stack as="ul" gap={2} padding={0} margin={0}>
            {blocks.map((block) => (
              <Box as="li" key={block.place} style={{ listStyle: "none" }}>
                <BlockRow
                  site={site}
                  named={nameOf(block)}
                  device={device}
                  most={most}
                  inBytes={write}
                />
              </Box>
            ))}
          </Stack>
        )}
      </Stack>
    </Stack>
  );
}

function Weight({ site }: { site: string }) {
  const { weight, isWeighing } = usePageWeight(site);
  if (weight === null) {
    return (
      <Stack gap={4} padding={4}>
        <Loading />
        <Text size={1} muted align="center">
          {translate("Measuring the page …")}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack gap={4} aria-busy={isWeighing}>
      {weight.state === "weighed" ? (
        <Weighed site={site} page={weight} />
      ) : (
        <Card tone="caution" padding={3} border>
          <Text size={1}>{missingWeightTexts[weight.state]}</Text>
        </Card>
      )}
      <Text as="output" size={1} muted style={{ minHeight: 20 }}>
        {isWeighing ? translate("Measuring again …") : null}
      </Text>
    </Stack>
  );
}

export function weightInspector(site: string) {
  return function WeightInspector({ onClose }: DocumentInspectorProps) {
    return (
      <InspectorPane
        title={translate("Page weight")}
        closeLabel={translate("Close the “Page weight” panel")}
        onClose={onClose}
      >
        <Weight site={site} />
      </InspectorPane>
    );
  };
}
