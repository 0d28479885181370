import {
  definePlugin,
  type InputProps,
  isReferenceSchemaType,
  isStringInputProps,
  type ReferenceInputProps,
} from "sanity";
import { PageInput } from "./page-input.tsx";
import { SectionInput } from "./section-input.tsx";

const isOwnLanguageReference = (props: InputProps): props is ReferenceInputProps =>
  isReferenceSchemaType(props.schemaType) && props.schemaType.options?.listsOwnLanguage === true;

/**
 * Plugin for the inputs of a link. Lists the pages that the link may lead to, at first only in the
 * page's own language, and the sections of the linked page.
 */
export const links = definePlugin({
  name: "links",
  form: {
    components: {
      input: (props: InputProps) => {
        if (isOwnLanguageReference(props)) return <PageInput {...props} />;
        if (isStringInputProps(props) && props.schemaType.options?.listsSections === true) {
          return <SectionInput {...props} />;
        }
        return props.renderDefault(props);
      },
    },
  },
});
