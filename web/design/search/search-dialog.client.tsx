"use client";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { fetchResults, type Results } from "./fetch-results.client.ts";
import { ResultText } from "./result-text.tsx";
import styles from "./search-dialog.module.css";
import search from "./search.module.css";

/** Delay in ms between a keystroke and the request. */
const DELAY = 100;

const nothing: Results = { results: [], message: "" };

/**
 * Returns the results for what the visitor has typed, and a function to call after each change. An
 * earlier response never replaces a later one. `failed` is the message of a failed request, which is repeated when the
 * browser is online again.
 */
function useResults(failed: string) {
  const [found, setFound] = useState(nothing);
  const pending = useRef<AbortController>(undefined);
  const type = (text: string) => {
    pending.current?.abort();
    const { signal } = (pending.current = new AbortController());
    const search = async () => {
      const results = await fetchResults(text, signal);
      if (signal.aborted) return;
      setFound(results ?? { results: [], message: failed });
      if (results === null) {
        addEventListener("online", () => void search(), { once: true, signal });
      }
    };
    const wait = setTimeout(() => void search(), DELAY);
    signal.addEventListener("abort", () => clearTimeout(wait));
  };
  return { found, type };
}

/**
 * The search dialog. It displays results while the visitor types. The arrow keys choose a result, and
 * Enter opens it. Without a chosen result, Enter opens the page of all results. `onClose` is called
 * when the dialog closes. [SRCH-1]
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [link] = useState(() =>
    document.querySelector<HTMLAnchorElement>('a[data-opens="search"]'),
  );
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(-1);
  const { found, type } = useResults(link?.dataset["failed"] ?? "");
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  // The browser restores focus on `close()` only while the dialog is still in the page. Hence a
  // layout effect, whose cleanup runs before the element is removed.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const path = link?.pathname ?? "";
  const label = link?.textContent ?? "";
  const { results, message } = found;
  const choose = (place: number) => {
    const next = Math.max(-1, Math.min(results.length - 1, place));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent) => {
    const option = list.current?.children[active];
    if (event.key === "ArrowDown") choose(active + 1);
    else if (event.key === "ArrowUp") choose(active - 1);
    else if (event.key === "Enter" && option instanceof HTMLElement) option.click();
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tone="default"
      aria-label={label}
      // A click beside the dialog closes it.
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <search className={styles.bar}>
        <form action={path} className={styles.form}>
          <input
            type="text"
            name="q"
            value={query}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
            placeholder={label}
            className={`${search.field} ${styles.field}`}
            onKeyDown={press}
            onChange={({ currentTarget: { value } }) => {
              setQuery(value);
              setActive(-1);
              type(value);
            }}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            {link?.dataset["close"]}
          </button>
        </form>
      </search>
      <output className={`${search.summary} ${styles.message}`}>{message}</output>
      {results.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the options are links
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
          {results.map((result, place) => (
            <a
              key={result.href}
              id={`${id}-${place}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a list of links
              role="option"
              aria-selected={place === active}
              tabIndex={-1}
              href={result.href}
              className={`${search.result} ${styles.option}`}
              // The place may be on the open page. The browser then only scrolls.
              onClick={onClose}
            >
              <ResultText result={result} />
            </a>
          ))}
        </div>
      )}
      {results.length === 0 ? null : (
        <a href={`${path}?q=${encodeURIComponent(query)}`} className={styles.all}>
          {link?.dataset["all"]}
        </a>
      )}
    </dialog>
  );
}
