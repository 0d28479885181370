import type { LinkTarget, StoredTarget } from "@marquee/schemas/editing";
import type { Editor } from "@portabletext/editor";
import * as selectors from "@portabletext/editor/selectors";
import { useEffect, useRef } from "react";
import type { FoundTargets, LinkState } from "../studio-messages.ts";
import { LinkTargetInput } from "../link-target.client.tsx";

type StoredLink = Readonly<Record<string, unknown>>;

/** Returns the link at the cursor. */
function linkAt(editor: Editor) {
  return selectors.getActiveAnnotations(editor.getSnapshot()).find(({ _type }) => _type === "link");
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Returns the target of a link; without a link, a target whose fields are empty. */
function targetOf({ kind, href, page, section }: StoredLink): StoredTarget {
  return kind === "external"
    ? { href: textOf(href), page: "", section: "" }
    : { href: "", page: textOf(Object(page)._ref), section: textOf(section) };
}

/** Sets the target of the link at the cursor. Without a link there, links the selected words. */
function setLink(editor: Editor, target: LinkTarget): void {
  const link = linkAt(editor);
  const block = selectors.getFocusTextBlock(editor.getSnapshot());
  if (link === undefined || block === undefined) {
    editor.send({ type: "annotation.add", annotation: { name: "link", value: { ...target } } });
    return;
  }
  const at = [{ _key: block.node._key }, "markDefs", { _key: link._key }];
  editor.send({ type: "annotation.set", at, props: { section: undefined, ...target } });
}

/** Renders the input for the target of the link at the cursor, or for a new link. */
export function RichLink({
  editor,
  labels,
  targets,
  onFindTargets,
  onDone,
}: {
  editor: Editor;
  labels: LinkState["labels"];
  targets: FoundTargets | null;
  onFindTargets: (query: string, current: StoredTarget) => void;
  onDone: () => void;
}) {
  const link = linkAt(editor);
  const current = targetOf(link ?? {});
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <LinkTargetInput
      current={current}
      labels={labels}
      targets={targets}
      input={input}
      onFind={onFindTargets}
      onSet={(target) => {
        setLink(editor, target);
        onDone();
      }}
      onRemove={
        link === undefined
          ? null
          : () => {
              editor.send({ type: "annotation.remove", annotation: { name: "link" } });
              onDone();
            }
      }
    />
  );
}
