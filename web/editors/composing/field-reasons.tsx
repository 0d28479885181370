import type { PreviewProblem } from "@marquee/schemas/editing";
import type { ComponentType, MouseEvent } from "react";

/** One line of a problem card: a problem and the field that has it. */
export type FieldReason = {
  problem: PreviewProblem;
  /** Path of the field within the block or document; empty for the block or document itself. */
  field: string;
  /** The field's name in words. It is displayed where no studio supplies the field's title. */
  label: string;
  /** URL of the field in the studio. */
  href: string;
  /** `data-sanity` attribute for Sanity's overlays. */
  edit: string | undefined;
};

/** Renders the lines of a problem card. Each names a field and the reason why its value can't be used. */
export type FieldReasonsComponent = ComponentType<{ reasons: readonly FieldReason[] }>;

/** The studio's description of a problem: the field's title and the reason, in the studio's language (such as `de`). */
export type Description = { title: string; message: string; language: string };

/**
 * Renders one line of a problem card: a link to the field, and the reason. Both use the studio's texts if `description`
 * is present.
 */
export function FieldReasonLine({
  reason: { problem, field, label, href, edit },
  description,
  onOpen,
}: {
  reason: FieldReason;
  description?: Description | undefined;
  onOpen?: (event: MouseEvent) => void;
}) {
  const message = description?.message ?? problem.reason;
  return (
    <li data-sanity={edit}>
      {field === "" ? null : (
        <>
          {/* Opens in a new tab, so that the studio never loads in the frame of its own preview.
              In that frame, `onOpen` makes the surrounding studio open the field instead. */}
          <a href={href} target="_blank" rel="noreferrer" onClickCapture={onOpen}>
            <bdi data-field={field} lang={description?.title ? description.language : undefined}>
              {description?.title || label}
            </bdi>
          </a>
          {": "}
        </>
      )}
      <bdi lang={message === problem.reason ? undefined : description?.language}>{message}</bdi>
    </li>
  );
}

/**
 * Renders the lines of a problem card without the studio's texts. Each field has the name that is
 * derived from its path (`label`). Needs no script in the browser.
 */
export function DerivedFieldReasons({ reasons }: { reasons: readonly FieldReason[] }) {
  return reasons.map((reason) => (
    <FieldReasonLine key={`${reason.field} ${reason.problem.reason}`} reason={reason} />
  ));
}
