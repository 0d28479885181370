import { Button, Card, Flex, Grid, Stack, Text } from "@sanity/ui";
import { useSchema } from "sanity";
import { translate } from "../../../i18n/translate.ts";
import { smallButton } from "../small-button.ts";
import type { ComparedPart } from "./compare-pages.ts";
import { PartBadge } from "./state-badge.tsx";
import type { StoredPage } from "./stored-page.ts";
import type { LabeledText, TextsOfPart } from "./translatable-texts.ts";

type Side = { page: StoredPage; name: string };

const titles = { title: translate("Title"), seo: translate("SEO") } as const;

const valueOf = (part: ComparedPart, side: "source" | "target", page: StoredPage): unknown =>
  part.kind === "block" ? part[side] : page[part.kind];

/** Renders a text with the name of its language, because the columns are stacked on phones. */
function Cell({ side, text }: { side: Side; text: LabeledText | undefined }) {
  return (
    <Stack gap={2}>
      <Text size={0} muted>
        {text === undefined ? side.name : `${side.name} · ${text.label}`}
      </Text>
      <Text size={1} lang={side.page.language} dir="auto" muted={text === undefined}>
        {text?.text ?? "–"}
      </Text>
    </Stack>
  );
}

function TextsSideBySide({
  source,
  target,
}: {
  source: { side: Side; texts: readonly LabeledText[] };
  target: { side: Side; texts: readonly LabeledText[] };
}) {
  const rows = Math.max(source.texts.length, target.texts.length);
  if (rows === 0) {
    return (
      <Text size={1} muted>
        {translate("No text in this part")}
      </Text>
    );
  }
  return Array.from({ length: rows }, (_row, place) => (
    // Texts have no id, so the index is the key.
    <Grid key={place} gap={4} gridTemplateColumns={[1, 1, 2]}>
      <Cell side={source.side} text={source.texts[place]} />
      <Cell side={target.side} text={target.texts[place]} />
    </Grid>
  ));
}

export function PartRow({
  part,
  source,
  target,
  textsOfPart,
  isBusy,
  edit,
  mark,
  copy,
}: {
  part: ComparedPart;
  source: Side;
  target: Side;
  textsOfPart: TextsOfPart;
  isBusy: boolean;
  /** Opens the part in the translation's form. Null if that form isn't open. */
  edit: (() => void) | null;
  mark: () => void;
  copy: () => void;
}) {
  const schema = useSchema();
  const title =
    part.kind === "block"
      ? (schema.get((part.source ?? part.target)?._type ?? "")?.title ?? translate("Block"))
      : titles[part.kind];
  const textsOn = (side: "source" | "target", page: StoredPage) => {
    const value = valueOf(part, side, page);
    return value === null || value === undefined ? [] : textsOfPart(part.kind, value);
  };
  return (
    <Card border padding={3} radius={2} data-testid={`part-${part.name}`} data-state={part.state}>
      <Stack gap={4}>
        <Flex align="center" gap={2} wrap="wrap">
          <Text as="h2" size={1} weight="semibold">
            {title}
          </Text>
          <PartBadge state={part.state} source={source.name} target={target.name} />
        </Flex>
        <TextsSideBySide
          source={{ side: source, texts: textsOn("source", source.page) }}
          target={{ side: target, texts: textsOn("target", target.page) }}
        />
        <Flex gap={2} wrap="wrap">
          {edit === null || (part.kind === "block" && part.target === null) ? null : (
            <Button
              {...smallButton(translate("Edit in {language}", { language: target.name }), title)}
              onClick={edit}
            />
          )}
          {part.state === "missing" ? (
            <Button
              {...smallButton(translate("Copy to {language}", { language: target.name }), title)}
              aria-disabled={isBusy}
              onClick={copy}
            />
          ) : null}
          {part.state === "changed" ? (
            <Button
              {...smallButton(translate("Mark part as up to date"), title)}
              aria-disabled={isBusy}
              onClick={mark}
            />
          ) : null}
        </Flex>
      </Stack>
    </Card>
  );
}
