import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { type FormEvent, useMemo, useState } from "react";
import { set, type StringInputProps } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { clockChangeAt } from "./clock-change.ts";
import { useSiteTimeZone } from "./site-time-zone.ts";

/** A zone without daylight saving time whose clocks show UTC, because Sanity's field has no zone of this name. */
const LIKE_UTC = "Africa/Abidjan";

/** Returns the time zone by the name that the browser lists, which Sanity's field compares. */
function listedName(timeZone: string): string {
  const { timeZone: name } = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions();
  return name === "UTC" ? LIKE_UTC : name;
}

/** Matches a date and a time in Sanity's field. */
const written = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/;

/** Returns the local time that an editor has typed in Sanity's field; null if the text is none. */
function typedTime(event: FormEvent): string | null {
  const { target } = event;
  const [, day, time] =
    target instanceof HTMLInputElement ? (written.exec(target.value) ?? []) : [];
  return day === undefined ? null : `${day}T${time}`;
}

/** A time that the editor types. It is pending until the field has stored it. */
type Typed = { time: string | null; isPending: boolean };

/**
 * Renders a date and time in the site's time zone, which the field names. Says below the field if the clocks skip the
 * typed time, and asks which time is meant if it occurs twice.
 */
export function DateTimeInput(props: StringInputProps) {
  const { schemaType, value } = props;
  const timeZone = useSiteTimeZone();
  const [typed, setTyped] = useState<Typed>({ time: null, isPending: false });
  const inZone = useMemo(
    () => ({
      ...schemaType,
      options: {
        ...schemaType.options,
        displayTimeZone: listedName(timeZone),
        allowTimeZoneSwitch: false,
      },
    }),
    [schemaType, timeZone],
  );
  const onChange: StringInputProps["onChange"] = (patch) => {
    // A time that is chosen in the calendar is not the one that was typed before.
    setTyped(({ time, isPending }) => ({ time: isPending ? time : null, isPending: false }));
    props.onChange(patch);
  };
  const change = value === undefined ? null : clockChangeAt(value, typed.time, timeZone);
  return (
    <Stack gap={3}>
      {/* Not in the capture phase: React would then reset the input to its former value. */}
      <div onInput={(event) => setTyped({ time: typedTime(event), isPending: true })}>
        {props.renderDefault({ ...props, schemaType: inZone, onChange })}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element must not contain cards */}
      <div role="status">
        {change === null ? null : (
          <Card padding={3} radius={2} tone="caution">
            {change.kind === "skipped" ? (
              <Text size={1}>
                {translate(
                  "{typed} does not exist on this day in the time zone {zone}, because the clocks go forward. The time is now {used}.",
                  { typed: change.typed, used: change.used, zone: timeZone },
                )}
              </Text>
            ) : (
              <Stack gap={3}>
                <Text size={1}>
                  {translate(
                    "{time} occurs twice on this day in the time zone {zone}, because the clocks go back. Which one do you mean?",
                    { time: change.time, zone: timeZone },
                  )}
                </Text>
                <Flex gap={2}>
                  {change.choices.map(({ instant, offset }, index) => (
                    <Button
                      key={instant}
                      fontSize={1}
                      padding={2}
                      mode={Date.parse(instant) === Date.parse(String(value)) ? "default" : "ghost"}
                      aria-pressed={Date.parse(instant) === Date.parse(String(value))}
                      disabled={props.readOnly === true}
                      text={
                        index === 0
                          ? translate("First (UTC{offset})", { offset })
                          : translate("Second (UTC{offset})", { offset })
                      }
                      onClick={() => onChange(set(instant))}
                    />
                  ))}
                </Flex>
              </Stack>
            )}
          </Card>
        )}
      </div>
    </Stack>
  );
}
