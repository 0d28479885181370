"use client";
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from "react";
import { useConsent } from "../../runtime/consent/use-consent.client.ts";
import { writtenLocale } from "../../i18n/written-locale.ts";
import { Cell, Choosing, type Option } from "./cell.client.tsx";
import { type ConsentChoice, PREVIEW_PATH } from "./preview-settings.ts";
import { consentIn } from "./consent-in.ts";
import { storeFocus, useStoredFocus } from "./stored-focus.client.ts";
import {
  deviceTimeZone,
  readLocalTime,
  useDeviceTime,
  writeLocalTime,
} from "./local-time.client.ts";
import styles from "./preview-bar.module.css";

type Field = "person" | "consent" | "light" | "motion";

/** The preview's settings, their options, and their texts in the page's language. */
export type PreviewBarProps = {
  /** Path of the previewed page. */
  here: string;
  leaveHref: string;
  chosen: Record<Field, string> & {
    consent: ConsentChoice;
    /** The previewed time in ms since 1970. Null means the current time. */
    at: number | null;
  };
  options: Record<Field, readonly Option[]> & {
    language: readonly (Option & { isMissing: boolean })[];
  };
  labels: Record<
    | Field
    | "drafts"
    | "leave"
    | "at"
    | "now"
    | "language"
    | "hint"
    | "failed"
    | "readOnly"
    | "edit",
    string
  >;
  /** Locale for dates and numbers. */
  formats: string;
  /** The time zone of the times that the editor enters; null for that of the device. */
  timeZone: string | null;
  /** Whether the consent banner asks about visit statistics. It always asks about embedded media. */
  countsVisits: boolean;
};

/**
 * Posts the chosen settings and reloads the page. Rejects when the site refuses the settings. `from` is the field that
 * gets the focus after the reload.
 */
async function applySettings(fields: Record<string, string>, from: string): Promise<void> {
  const body = new URLSearchParams(fields);
  const response = await fetch(PREVIEW_PATH, { method: "POST", body, redirect: "manual" });
  // The response redirects to this page. The page is reloaded instead of following the redirect,
  // because a reload keeps the scroll position.
  if (response.type !== "opaqueredirect")
    throw new Error(`The site responded with ${response.status}.`);
  storeFocus(from);
  location.reload();
}

/**
 * Handles the sign-out button while the page is previewed as another person. That person has no real session, so
 * `leave` displays the page as a visitor sees it.
 */
function useSignOut(leave: () => void): void {
  const signOut = useEffectEvent(leave);
  useEffect(() => {
    const ended = new AbortController();
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const isAsPerson = document.documentElement.dataset["asPerson"] !== undefined;
      if (!(isAsPerson && target instanceof Element && target.closest("[data-sign-out]"))) return;
      event.stopPropagation();
      signOut();
    };
    // The capture phase runs before the account menu's own listener.
    addEventListener("click", onClick, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, []);
}

const neverChanges = () => () => undefined;

/** Whether a studio displays the page in its frame. Only there can an editor change the page. */
const useIsInStudio = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => window.parent !== window,
    () => false,
  );

/** The bar of preview settings along the top of the page; on a small screen a popover contains its fields. */
export function PreviewBar(props: PreviewBarProps) {
  const { here, leaveHref, chosen, options, labels, formats, timeZone, countsVisits } = props;
  const panel = useRef<HTMLFormElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const id = useId();
  const hint = useId();
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");
  const decision = useConsent();
  useStoredFocus(panel);
  const zone = () => timeZone ?? deviceTimeZone();
  const zoneName = useDeviceTime(0, zone);
  const moment = useDeviceTime(chosen.at, (at) => writeLocalTime(at, zone()));
  const chosenTime = useDeviceTime(chosen.at, (at) =>
    new Intl.DateTimeFormat(writtenLocale(formats), {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: zone(),
    }).format(at),
  );

  // If the editor has answered the page's consent banner, that answer replaces the consent chosen in the bar.
  const currentConsent =
    decision.decided === null
      ? chosen.consent
      : consentIn(decision.decided ? decision : null, countsVisits);
  const current = { ...chosen, consent: currentConsent };
  const apply = (from: string, changes: Partial<Record<Field | "at", string>> = {}) => {
    if (state === "pending") return;
    setState("pending");
    const at = readLocalTime(time.current?.value ?? "", zone());
    const fields = { ...current, at: at === null ? "" : String(at), to: here, ...changes };
    applySettings(fields, from).catch(() => setState("failed"));
  };
  useSignOut(() => apply("person", { person: "visitor" }));
  const applyTime = () => {
    if (time.current?.validity.valid && time.current.value !== moment) apply("at");
  };

  const choosing = (field: Field) => (
    <Choosing
      key={field}
      name={labels[field]}
      field={field}
      value={current[field]}
      // `kept` means that the editor accepted only some purposes in the page's own consent banner.
      // It can't be chosen in the bar, so it is listed only while it is selected.
      options={options[field].filter(({ value }) => value !== "kept" || currentConsent === "kept")}
      chosen={(value) => apply(field, { [field]: value })}
    />
  );
  const labelOf = (field: Field) =>
    options[field].find(({ value }) => value === current[field])?.label ?? current[field];
  const unusual = (["light", "motion"] as const).filter((field) => current[field] !== "device");
  const summary = [
    labelOf("person"),
    ...(current.consent === "refused" ? [] : [labelOf("consent")]),
    ...unusual.map((field) => `${labels[field]}: ${labelOf(field)}`),
    ...(chosenTime === "" ? [] : [chosenTime]),
  ].join(" · ");

  const isReadOnly = useIsInStudio() && chosen.person !== "everything";

  return (
    <>
      {isReadOnly ? (
        <p className={styles.readOnly}>
          <span>{labels.readOnly}</span>
          <button
            type="button"
            className={styles.edit}
            onClick={() => apply("", { person: "everything" })}
          >
            {labels.edit}
          </button>
        </p>
      ) : null}
      <button type="button" className={styles.opener} popoverTarget={id}>
        <span className="sr-only">{labels.person}: </span>
        <span className={styles.summary}>{summary}</span>
      </button>
      <form
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        data-tone="secondary"
        aria-describedby={hint}
        aria-busy={state === "pending"}
        onSubmit={(event) => {
          event.preventDefault();
          applyTime();
        }}
      >
        <p className={styles.drafts}>{labels.drafts}</p>
        {choosing("person")}
        {choosing("consent")}
        {choosing("light")}
        {choosing("motion")}
        <div className={styles.when}>
          <Cell name={zoneName === "" ? labels.at : `${labels.at} (${zoneName})`}>
            <input
              ref={time}
              name="at"
              type="datetime-local"
              min="1970-01-02T00:00"
              max="9999-12-31T23:59"
              defaultValue={moment}
              className={styles.select}
              // Off, because Firefox would otherwise restore the value from before the reload.
              autoComplete="off"
              onBlur={applyTime}
              // Handles Enter, because in some browsers it does not submit the form from a `datetime-local` field.
              onKeyDown={({ key }) => {
                if (key === "Enter") applyTime();
              }}
            />
          </Cell>
          {chosen.at === null ? null : (
            <button type="button" className={styles.now} onClick={() => apply("at", { at: "" })}>
              {labels.now}
            </button>
          )}
        </div>
        {options.language.length < 2 ? null : (
          <Choosing
            name={labels.language}
            field="language"
            value={here}
            options={options.language}
            chosen={(path) => {
              storeFocus("language");
              location.assign(path);
            }}
          />
        )}
        <a className={styles.leave} href={leaveHref}>
          {labels.leave}
        </a>
        <p id={hint} className="sr-only">
          {labels.hint}
        </p>
      </form>
      <p className={styles.failed} role="alert">
        {state === "failed" ? labels.failed : null}
      </p>
    </>
  );
}
