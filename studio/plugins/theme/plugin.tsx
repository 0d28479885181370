import { Stack } from "@sanity/ui";
import { definePlugin, isStringInputProps, type InputProps, type ObjectInputProps } from "sanity";
import { ColorInput } from "./color-input.tsx";
import { Specimen } from "./specimen.tsx";

function ThemeForm(props: ObjectInputProps) {
  return (
    <Stack gap={6}>
      {props.renderDefault(props)}
      <Specimen value={props.value} />
    </Stack>
  );
}

const isThemeForm = (props: InputProps): props is ObjectInputProps =>
  props.id === "root" && props.schemaType.name === "theme";

/** Plugin for themes: a color picker in each color field, and a live specimen below the form. */
export const themes = definePlugin({
  name: "themes",
  form: {
    components: {
      input: (props: InputProps) => {
        if (isThemeForm(props)) return <ThemeForm {...props} />;
        if (isStringInputProps(props) && props.schemaType.options?.isColor === true) {
          return <ColorInput {...props} />;
        }
        return props.renderDefault(props);
      },
    },
  },
});
