import { definePlugin, isStringInputProps, type InputProps, type ObjectInputProps } from "sanity";
import { ColorInput } from "./color-input.tsx";
import { ThemeForm } from "./theme-form.tsx";
import { TypefaceFileInput } from "./typeface-file-input.tsx";
import { TypefaceInput } from "./typeface-input.tsx";

const isThemeForm = (props: InputProps): props is ObjectInputProps =>
  props.id === "root" && props.schemaType.name === "theme";

/**
 * Plugin for themes: a color picker in each color field, a list in which the name of each typeface is
 * displayed in that typeface, the site's check of uploaded fonts, and live samples around the form.
 * `site` is the address of the site, which serves the typefaces.
 */
export const themes = definePlugin<{ site: string }>(({ site }) => ({
  name: "themes",
  form: {
    components: {
      input: (props: InputProps) => {
        if (isThemeForm(props)) return <ThemeForm {...props} site={site} />;
        if (isStringInputProps(props) && props.schemaType.options?.isColor === true) {
          return <ColorInput {...props} />;
        }
        if (isStringInputProps(props) && props.schemaType.options?.isTypeface === true) {
          return <TypefaceInput {...props} site={site} />;
        }
        if (props.schemaType.name === "typefaceFile") {
          return <TypefaceFileInput {...props} site={site} />;
        }
        return props.renderDefault(props);
      },
    },
  },
}));
