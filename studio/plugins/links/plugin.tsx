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
 * Plugin for the inputs of a link: a list of the pages that the link may lead to, and a list of the
 * linked page's sections. At first, the list of pages contains only pages in the same language as
 * the link.
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
