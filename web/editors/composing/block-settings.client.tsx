import type { BlockSetting, ComposeAnswer } from "@marquee/schemas/editing";
import { useCallback, useEffect, useId, useRef } from "react";
import { blockAt } from "./blocks-on-page.client.ts";
import { useFollow } from "./overlay.client.tsx";
import styles from "./block-settings.module.css";

type Settings = Extract<ComposeAnswer, { tell: "settings" }>;

/** A choice, or a text that is stored when the editor leaves it or presses Enter. */
function Setting({
  setting: { name, title, value, options },
  onSet,
}: {
  setting: BlockSetting;
  onSet: (value: string) => void;
}) {
  const id = useId();
  return (
    <p className={styles.setting}>
      <label htmlFor={id}>{title}</label>
      {options === null ? (
        <input
          // The studio may store another value, such as one without spaces.
          key={value}
          id={id}
          name={name}
          defaultValue={value}
          maxLength={200}
          autoComplete="off"
          onBlur={({ target }) => (target.value === value ? undefined : onSet(target.value))}
        />
      ) : (
        <select id={id} name={name} value={value} onChange={({ target }) => onSet(target.value)}>
          {options.some((option) => option.value === value) ? null : (
            <option value={value}>–</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
      )}
    </p>
  );
}

/** Renders the settings of a block over the block. The first one gets the focus. Escape closes them. */
export function BlockSettings({
  page,
  opened: { path, title, more, close, settings },
  onSet,
  onMore,
  onClose,
}: {
  page: string;
  opened: Settings;
  onSet: (name: string, value: string) => void;
  /** Opens the block's form, which has more settings. */
  onMore: () => void;
  onClose: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const find = useCallback(() => blockAt(page, path)?.element, [page, path]);
  useFollow(frame, find);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The frame is hidden until it has its place.
    const request = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("select, input")?.focus(),
    );
    return () => cancelAnimationFrame(request);
  }, []);
  return (
    <div ref={frame} className={styles.frame} data-settings="" hidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the fields in it */}
      <form
        ref={form}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element would close with the page's other dialogs
        role="dialog"
        aria-label={title}
        className={styles.settings}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          // The block's toolbar has keys of its own.
          event.stopPropagation();
          if (event.key === "Escape") onClose();
          else if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
            event.target.blur();
            event.target.focus();
          } else return;
          event.preventDefault();
        }}
      >
        {settings.map((setting) => (
          <Setting
            key={setting.name}
            setting={setting}
            onSet={(value) => onSet(setting.name, value)}
          />
        ))}
        <p className={styles.row}>
          <button type="button" onClick={onMore}>
            {more}
          </button>
          <button type="button" onClick={onClose}>
            {close}
          </button>
        </p>
      </form>
    </div>
  );
}
