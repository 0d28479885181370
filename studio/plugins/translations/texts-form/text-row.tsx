import { Badge, Box, Button, Card, Flex, Stack, Text, TextArea } from "@sanity/ui";
import { memo, type ReactNode, useId, useRef } from "react";
import { translate } from "../../../i18n/translate.ts";
import type { TextEntry } from "./group-texts.ts";
import { problemOfText } from "./text-problem.ts";
import type { ChangeText } from "./use-text-changes.ts";

/** Characters per line of a field, for the initial height. */
const LINE = 60;

const linesOf = (text: string) => Math.min(6, Math.max(1, Math.ceil(text.length / LINE)));

const noFill = { background: "none" };

function RowHead({
  entry,
  id,
  reset,
}: {
  entry: TextEntry;
  id: string;
  /** Null if the text can't be reset. */
  reset: (() => void) | null;
}) {
  return (
    <Flex align="center" gap={2} wrap="wrap" style={{ minHeight: "1.75rem" }}>
      <Box flex={1} style={{ minWidth: "min(100%, 14rem)" }}>
        <Text
          as="label"
          htmlFor={id}
          size={1}
          style={{ fontFamily: "monospace", overflowWrap: "anywhere" }}
        >
          {entry.key}
        </Text>
      </Box>
      {entry.stored === null ? null : (
        <Flex align="center" gap={2}>
          <Badge tone="suggest">{translate("Changed")}</Badge>
          {reset === null ? null : (
            <Button
              fontSize={1}
              padding={2}
              mode="ghost"
              text={translate("Reset")}
              aria-label={translate("Reset: {key}", { key: entry.key })}
              onClick={reset}
            />
          )}
        </Flex>
      )}
    </Flex>
  );
}

/** The default text of a changed text, and the placeholders that the text must contain. Null if there are neither. */
function notesOf({ standard, stored }: TextEntry, language: string): ReactNode {
  const placeholders = standard?.placeholders ?? [];
  const isDefaultKnown = stored !== null && standard !== null;
  if (!isDefaultKnown && placeholders.length === 0) return null;
  return (
    <>
      {isDefaultKnown ? (
        <Text size={1} muted>
          {translate("Default:")}{" "}
          <bdi lang={language} style={{ overflowWrap: "anywhere" }}>
            {standard.text}
          </bdi>
        </Text>
      ) : null}
      {placeholders.length === 0 ? null : (
        <Text size={1} muted>
          {translate("Keep:")}{" "}
          <bdi style={{ fontFamily: "monospace" }}>{placeholders.join(" ")}</bdi>
        </Text>
      )}
    </>
  );
}

type RowProps = {
  entry: TextEntry;
  language: string;
  isReadOnly: boolean;
  change: ChangeText;
  onFocus: (entry: TextEntry) => void;
};

/** One interface text: a field with the text that visitors see, and how it differs from the default text. */
export const TextRow = memo(function TextRow({
  entry,
  language,
  isReadOnly,
  change,
  onFocus,
}: RowProps) {
  const id = useId();
  const { key, standard, stored } = entry;
  const text = stored?.text ?? standard?.text ?? "";
  const problem =
    stored === null || standard === null ? null : problemOfText(text, standard.placeholders);
  const notes = notesOf(entry, language);
  const field = useRef<HTMLTextAreaElement>(null);
  const reset = () => {
    change(entry, null);
    // Moves the focus to the field, because the reset button disappears and the focus would be
    // lost.
    field.current?.focus();
  };
  const type = (typed: string) => change(entry, typed === standard?.text ? null : typed);
  return (
    <Box as="li" data-text={key} data-testid={`text-${key}`}>
      <Stack gap={3}>
        <RowHead entry={entry} id={id} reset={stored === null || isReadOnly ? null : reset} />
        <TextArea
          ref={field}
          id={id}
          fontSize={1}
          padding={3}
          rows={linesOf(text)}
          style={{ resize: "vertical" }}
          lang={language}
          dir="auto"
          value={text}
          readOnly={isReadOnly || standard === null}
          customValidity={problem ?? ""}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-notes ${id}-problem`}
          onFocus={() => onFocus(entry)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Card tone="critical" style={noFill} hidden={problem === null}>
          <Text id={`${id}-problem`} size={1} role="alert">
            {problem}
          </Text>
        </Card>
        {notes === null ? null : (
          <Stack gap={3} id={`${id}-notes`}>
            {notes}
          </Stack>
        )}
      </Stack>
    </Box>
  );
});
