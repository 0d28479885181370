import type { BlockSetting, StudioMessage } from "@marquee/schemas/editing";
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { blockAt } from "./blocks-on-page.client.ts";
import { followPage } from "./follow-page.client.ts";
import { useFollow } from "./overlay.client.tsx";
import styles from "./block-settings.module.css";

/** Longest time in ms for which a rendering of the page may be without a block that remains. */
const RENDERING = 2_000;

type Settings = Extract<StudioMessage, { event: "settings" }>;

type Props = { id: string; setting: BlockSetting; onSet: (value: string) => void };

/**
 * A text that is stored when the editor leaves it or presses Enter. While it has the focus, it keeps what the editor
 * types. Then it displays what is stored, which may differ, such as a text without spaces.
 */
function TextSetting({ id, setting, onSet }: Props) {
  const { name, value } = setting;
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  /** The text that was sent since the studio sent the setting. */
  const [sent, setSent] = useState<string | null>(null);
  const [lastSetting, setLastSetting] = useState(setting);
  if (lastSetting !== setting) {
    setLastSetting(setting);
    setSent(null);
    if (!isFocused) setTyped(null);
  }
  const store = () => {
    if (typed === null || typed === (sent ?? value)) return;
    setSent(typed);
    onSet(typed);
  };
  return (
    <input
      id={id}
      name={name}
      value={typed ?? value}
      maxLength={200}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onFocus={() => setFocused(true)}
      onKeyDown={({ key, nativeEvent }) => {
        // Enter also ends the composition of a character.
        if ((key === "Enter" && !nativeEvent.isComposing) || key === "Escape") store();
      }}
      onBlur={() => {
        setFocused(false);
        store();
      }}
    />
  );
}

function Setting({ setting, onSet }: Omit<Props, "id">) {
  const id = useId();
  const { name, title, value, options } = setting;
  return (
    <p className={styles.setting}>
      <label htmlFor={id}>{title}</label>
      {options === null ? (
        <TextSetting id={id} setting={setting} onSet={onSet} />
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

/** Maximum number of animation frames after the first to wait until a setting can get the focus. */
const FOCUS_FRAMES = 60;

/** Renders the settings of a block over the block. The first one gets the focus. Escape closes them. */
export function BlockSettings({
  page,
  opened: { path, title, more, close, settings },
  onSet,
  onMore,
  onGone,
  onClose,
}: {
  page: string;
  opened: Settings;
  onSet: (name: string, value: string) => void;
  /** Opens the block's form, which has more settings. */
  onMore: () => void;
  /** Called when the block is no longer on the page. */
  onGone: () => void;
  onClose: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const find = useCallback(() => blockAt(page, path)?.element, [page, path]);
  useFollow(frame, find);
  const noteGone = useEffectEvent(onGone);
  useEffect(() => {
    let seen = performance.now();
    return followPage(() => {
      const now = performance.now();
      if (blockAt(page, path)) seen = now;
      else if (now - seen > RENDERING) noteGone();
    });
  }, [page, path]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    let request = 0;
    // The frame is hidden until it has its place, which can take more than a frame.
    const focus = (frames: number) => {
      // The editor may have chosen a field meanwhile.
      if (frames < 0 || form.current?.contains(document.activeElement)) return;
      form.current?.querySelector<HTMLElement>("select, input")?.focus();
      request = requestAnimationFrame(() => focus(frames - 1));
    };
    request = requestAnimationFrame(() => focus(FOCUS_FRAMES));
    return () => cancelAnimationFrame(request);
  }, []);
  return (
    <div ref={frame} className={styles.frame} hidden>
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
          if (event.key !== "Escape") return;
          event.preventDefault();
          onClose();
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
