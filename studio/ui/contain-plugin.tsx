import { Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import {
  Component,
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from "react";
import type { DocumentInspector, PluginOptions } from "sanity";
import { translate } from "../i18n/translate.ts";
import { wrapOnce } from "../lib/wrap-once.ts";

type BoundaryProps = {
  plugin: string;
  fallback: (again: () => void) => ReactNode;
  children: ReactNode;
};

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`plugin ${this.props.plugin} has failed:`, error);
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}

const failedPart = (again: () => void) => (
  <Card padding={4} tone="critical" height="fill">
    <Stack gap={4}>
      <Text size={1}>
        {translate(
          "This part of the studio has failed. Your changes in other parts are not affected.",
        )}
      </Text>
      <Flex gap={2}>
        <Button fontSize={1} padding={2} text={translate("Try again")} onClick={again} />
        <Button
          fontSize={1}
          padding={2}
          mode="ghost"
          text={translate("Reload the studio")}
          onClick={() => window.location.reload()}
        />
      </Flex>
    </Stack>
  </Card>
);

/** Returns a tool or an inspector that shows a message if it fails. */
export const containPart =
  <Props extends object>(plugin: string, Part: ComponentType<Props>): FunctionComponent<Props> =>
  (props: Props) => (
    <Boundary plugin={plugin} fallback={failedPart}>
      <Part {...props} />
    </Boundary>
  );

/** Returns a pane that shows a message if it fails. Its code is loaded when the pane is opened. */
export function lazyPane(
  name: string,
  load: () => Promise<{ default: FunctionComponent }>,
): FunctionComponent {
  return containPart(name, () => {
    // React stores a failed import, so each attempt has its own.
    const [Pane] = useState(() => lazy(load));
    return (
      <Suspense fallback={<Spinner muted />}>
        <Pane />
      </Suspense>
    );
  });
}

/** Returns a component around a part of the Studio that leaves only that part if it fails. */
const containWrapper =
  <Props extends object>(plugin: string, Wrapper: ComponentType<Props>): ComponentType<Props> =>
  (props: Props) => (
    <Boundary plugin={plugin} fallback={() => defaultOf(props)}>
      <Wrapper {...props} />
    </Boundary>
  );

function defaultOf(props: object): ReactNode {
  return "renderDefault" in props && typeof props.renderDefault === "function"
    ? props.renderDefault(props)
    : null;
}

/**
 * Contains the failures of a plugin's tools, inspectors and layouts, so that they never take the Studio down. Inputs
 * have no boundary of their own: there can be hundreds in a form, and the Studio contains a form that fails.
 */
export function containPlugin(plugin: PluginOptions): PluginOptions {
  const { name, studio, document, tools } = plugin;
  const layout = studio?.components?.layout;
  const inspectors = document?.inspectors;
  const contained = wrapOnce((inspector: DocumentInspector): DocumentInspector => ({
    ...inspector,
    component: containPart(name, inspector.component),
  }));
  return {
    ...plugin,
    ...(Array.isArray(tools)
      ? { tools: tools.map((tool) => ({ ...tool, component: containPart(name, tool.component) })) }
      : {}),
    ...(layout
      ? {
          studio: {
            ...studio,
            components: { ...studio.components, layout: containWrapper(name, layout) },
          },
        }
      : {}),
    ...(typeof inspectors === "function"
      ? {
          document: {
            ...document,
            inspectors: (before, context) =>
              inspectors(before, context).map((each) =>
                before.includes(each) ? each : contained(each),
              ),
          },
        }
      : {}),
  };
}
