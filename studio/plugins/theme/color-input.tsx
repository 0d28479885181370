import { themeRules } from "@marquee/schemas/studio";
import { Box, Flex, TextInput } from "@sanity/ui";
import { set, type StringInputProps, unset } from "sanity";
import { styled } from "styled-components";
import { translate } from "../../i18n/translate.ts";
import { useDraggedColor } from "./use-dragged-color.ts";

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

type ColorInputProps = Pick<StringInputProps, "value" | "onChange" | "readOnly" | "path"> & {
  elementProps: Partial<StringInputProps["elementProps"]>;
  schemaType: Pick<StringInputProps["schemaType"], "name" | "title" | "placeholder">;
};

export function ColorInput({
  value,
  onChange,
  elementProps,
  readOnly,
  schemaType,
  path,
}: ColorInputProps) {
  const store = (text: string) => onChange(text === "" ? unset() : set(text.trim().toLowerCase()));
  const { color, drag, type } = useDraggedColor(
    // `path` ends with the field's name. `schemaType.name` is the name of the field's type.
    { field: String(path.at(-1)), stored: value },
    store,
  );
  return (
    <Flex gap={2} align="center">
      <Swatch
        type="color"
        aria-label={translate("Select a color: {field}", {
          field: schemaType.title ?? schemaType.name,
        })}
        disabled={readOnly}
        // The picker has no empty state, so the picker of an empty field shows black.
        value={themeRules.color.safeParse(color).data ?? "#000000"}
        onChange={(event) => drag(event.currentTarget.value)}
      />
      <Box flex={1}>
        <TextInput
          {...elementProps}
          readOnly={readOnly}
          placeholder={schemaType.placeholder}
          value={color ?? ""}
          onChange={(event) => type(event.currentTarget.value)}
          spellCheck={false}
        />
      </Box>
    </Flex>
  );
}
