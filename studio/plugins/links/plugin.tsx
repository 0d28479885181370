import {
  definePlugin,
  type InputProps,
  isReferenceSchemaType,
  isStringInputProps,
  type ReferenceInputProps,
} from "sanity";
import { OrderedReferenceInput, PageInput } from "./page-input.tsx";
import { SectionInput } from "./section-input.tsx";

const isReference = (props: InputProps): props is ReferenceInputProps =>
  isReferenceSchemaType(props.schemaType);

/**
 * Plugin for the inputs of references, which list the best match first. A link has a list of the pages that the link may
 * lead to, at first only those in its own language, and a list of the linked page's sections.
 */
export const links = definePlugin({
  name: "links",
  form: {
    components: {
      input: (props: InputProps) => {
        if (isReference(props)) {
          const { listsOwnLanguage } = props.schemaType.options ?? {};
          return listsOwnLanguage === true ? (
            <PageInput {...props} />
          ) : (
            <OrderedReferenceInput {...props} />
          );
        }
        if (isStringInputProps(props) && props.schemaType.options?.listsSections === true) {
          return <SectionInput {...props} />;
        }
        return props.renderDefault(props);
      },
    },
  },
});
