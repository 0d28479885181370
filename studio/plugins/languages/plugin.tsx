import { definePlugin, isStringInputProps } from "sanity";
import { CodeInput } from "./code-input.tsx";

/** Plugin that renames a site language together with everything that is stored in it. [I18N-2] */
export const languages = definePlugin({
  name: "languages",
  form: {
    components: {
      input: (props) =>
        isStringInputProps(props) && props.schemaType.options?.isLanguageCode === true ? (
          <CodeInput
            {...props}
            renderInput={(readOnly) =>
              props.renderDefault({
                ...props,
                readOnly,
                elementProps: { ...props.elementProps, readOnly },
              })
            }
          />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
