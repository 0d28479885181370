import { definePlugin, isArrayOfObjectsInputProps, isObjectInputProps } from "sanity";
import { BlockInput, BlocksInput, isBlock } from "./block-input.tsx";
import { pageFromTemplate, pageFromTemplateValue } from "./page-from-template.ts";
import { saveAsTemplate } from "./save-as-template.ts";

/**
 * What is written once and used often: templates that pages begin with, blocks that several pages show; and blocks of
 * another version of the site, which are kept from being overwritten. [PAGE-1]
 */
export const templates = definePlugin({
  name: "templates",
  form: {
    components: {
      input: (props) => {
        if (isObjectInputProps(props) && isBlock(props.schemaType.name)) {
          return <BlockInput {...props} />;
        }
        const isWhole = props.path.length === 1 && props.path[0] === "blocks";
        return isWhole && isArrayOfObjectsInputProps(props) ? (
          <BlocksInput {...props} />
        ) : (
          props.renderDefault(props)
        );
      },
    },
  },
  schema: { templates: (known) => [...known, pageFromTemplateValue] },
  document: {
    actions: (actions, { schemaType }) =>
      schemaType === "page" ? [...actions, saveAsTemplate] : actions,
    // It needs to know of which template: the list of pages offers each.
    newDocumentOptions: (options) =>
      options.filter(({ templateId }) => templateId !== pageFromTemplate),
  },
});
