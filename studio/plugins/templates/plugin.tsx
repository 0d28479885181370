import { isAddressed } from "@marquee/schemas/contract";
import { definePlugin, isArrayOfObjectsInputProps, isObjectInputProps } from "sanity";
import { BlockInput, BlocksInput, isBlock } from "./block-input.tsx";
import { pageFromTemplate, pageFromTemplateValue } from "./page-from-template.ts";
import { saveAsTemplate } from "./save-as-template.ts";

/**
 * Plugin for page templates and reusable blocks. If another version of the site stored a block, the
 * plugin explains why the block is read-only. [PAGE-1]
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
      isAddressed(schemaType) ? [...actions, saveAsTemplate] : actions,
    // Removes `pageFromTemplate` from the “Create” menu, because it requires a parameter. The list of pages offers an
    // item for each page template instead.
    newDocumentOptions: (options) =>
      options.filter(({ templateId }) => templateId !== pageFromTemplate),
  },
});
