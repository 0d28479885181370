import { definePlugin, isStringInputProps, type InputProps, type ObjectInputProps } from "sanity";
import { ColorInput } from "./color-input.tsx";
import { ThemeForm } from "./theme-form.tsx";

const isThemeForm = (props: InputProps): props is ObjectInputProps =>
  props.id === "root" && props.schemaType.name === "theme";

/** Plugin for themes: a color picker in each color field, and live samples around the form. */
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
