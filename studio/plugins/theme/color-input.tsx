import { Box, Flex, TextInput } from "@sanity/ui";
import { set, type StringInputProps, unset } from "sanity";
import { useId } from "react";
import { styled } from "styled-components";
import { translate } from "../../i18n/translate.ts";

const Swatch = styled.input`
  display: block;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 2px;
  border: 1px solid var(--card-border-color);
  border-radius: 3px;
  background: none;
  cursor: pointer;
`;

const complete = /^#[0-9a-f]{6}$/i;

/** Input of a color: the browser's color picker beside the color's text. */
export function ColorInput({
  value,
  onChange,
  elementProps,
  readOnly,
  schemaType,
}: StringInputProps) {
  const id = useId();
  const choose = (text: string) => onChange(text === "" ? unset() : set(text.trim().toLowerCase()));
  return (
    <Flex gap={2} align="center">
      <Swatch
        type="color"
        aria-label={translate("Select a color")}
        aria-describedby={id}
        disabled={readOnly}
        // The picker has no empty state. An empty field displays it in black.
        value={value !== undefined && complete.test(value) ? value : "#000000"}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Box flex={1} id={id}>
        <TextInput
          {...elementProps}
          readOnly={readOnly}
          placeholder={schemaType.placeholder}
          value={value ?? ""}
          onChange={(event) => choose(event.currentTarget.value)}
          spellCheck={false}
        />
      </Box>
    </Flex>
  );
}
