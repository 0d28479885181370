import { definePlugin, type DocumentLayoutProps } from "sanity";
import { isSingletonType } from "../../singletons.ts";
import { RecreatedForm } from "./recreated-form.tsx";

/** Plugin that lets editors fill in a singleton again after it was deleted. [PAGE-11] */
export const singletons = definePlugin({
  name: "singletons",
  document: {
    components: {
      unstable_layout: (props: DocumentLayoutProps) =>
        isSingletonType(props.documentType) ? (
          <RecreatedForm key={props.documentId} {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
