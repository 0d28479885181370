import { definePlugin, type LayoutProps } from "sanity";
import { inspectorPanel, pane, paneLayout, presentation } from "./internals/studio-dom.ts";

/**
 * Sanity gives a form and an inspector a minimum width of 320 pixels each. A pane in the Preview
 * tool may be narrower than both together. In such a pane, the inspector covers the form and its
 * header, as on a phone. The `z-index` must exceed the header's, which is more than 15000.
 */
const styles = `
  ${presentation} ${paneLayout} { container: form-room / inline-size; }
  ${presentation} ${pane} { min-width: 0 !important; }
  @container form-room (max-width: 639px) {
    aside${inspectorPanel} {
      position: absolute !important;
      inset: 0;
      z-index: 19999;
      min-width: 0 !important;
      max-width: none !important;
      width: auto !important;
      background: var(--card-bg-color);
    }
  }
`;

function Layout(props: LayoutProps) {
  return (
    <>
      <style>{styles}</style>
      {props.renderDefault(props)}
    </>
  );
}

export const narrowPanes = definePlugin({
  name: "narrow-panes",
  studio: { components: { layout: Layout } },
});
