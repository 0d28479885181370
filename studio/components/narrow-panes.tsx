import { definePlugin, type LayoutProps } from "sanity";

/**
 * Sanity asks 320 pixels for a form and 320 more for what stands beside it. The pane of the Preview is narrower than
 * both, and they would run off the screen: there it lies over the form and its title (whose `z-index` is above 15000), as
 * Sanity has it on a phone.
 */
const styles = `
  [data-testid="presentation-root"] [data-ui="PaneLayout"] { container: form-room / inline-size; }
  [data-testid="presentation-root"] [data-ui="Pane"] { min-width: 0 !important; }
  @container form-room (max-width: 639px) {
    aside[data-ui="DocumentInspectorPanel"] {
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

/** Keeps what stands beside a form within its pane, however narrow that is. */
export const narrowPanes = definePlugin({
  name: "narrow-panes",
  studio: { components: { layout: Layout } },
});
