import { Button, Card, Flex, Select, Stack, Text, TextInput } from "@sanity/ui";
import { type ReactNode, useId, useState } from "react";
import { translate } from "../../i18n/translate.ts";
import { useSiteTimeZone } from "../time-zone/site-time-zone.ts";
import { type Ending, endOfShare } from "./end-of-share.ts";

const endings: readonly { value: Ending; title: string }[] = [
  { value: "hour", title: translate("In an hour") },
  { value: "day", title: translate("In a day") },
  { value: "week", title: translate("In a week") },
  { value: "own", title: translate("Custom date") },
];

const wrong = {
  missing: translate("Enter a date and time."),
  skipped: translate(
    "This time does not exist, because the clocks go forward: enter a later time.",
  ),
  past: translate("The date and time are in the past."),
  late: translate("A preview link can be valid for 30 days at most."),
};

function Labelled({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="semibold">
        {name}
      </Text>
      {children}
    </Stack>
  );
}

export function ShareForm({
  isBusy,
  make,
}: {
  isBusy: boolean;
  /** Creates the link. `until` is its expiry in ms since 1970. */
  make: (until: number) => void;
}) {
  const [ending, setEnding] = useState<Ending>("day");
  const [own, setOwn] = useState("");
  const [problem, setProblem] = useState<keyof typeof wrong | null>(null);
  const timeZone = useSiteTimeZone();
  const message = problem === null ? "" : wrong[problem];
  const ids = { ending: useId(), own: useId(), problem: useId() };
  const submit = () => {
    const end = endOfShare(ending, own, Date.now(), timeZone);
    setProblem(typeof end === "number" ? null : end);
    if (typeof end === "number") make(end);
  };
  return (
    <Stack
      as="form"
      gap={4}
      // Errors appear below the field, not in the browser's own popup.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Labelled id={ids.ending} name={translate("Expires")}>
        <Select
          id={ids.ending}
          fontSize={1}
          value={ending}
          onChange={({ currentTarget: { value } }) => {
            setEnding(endings.find((each) => each.value === value)?.value ?? "day");
            setProblem(null);
          }}
        >
          {endings.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </Labelled>
      {ending === "own" ? (
        <Labelled id={ids.own} name={translate("Date and time ({zone})", { zone: timeZone })}>
          <TextInput
            id={ids.own}
            type="datetime-local"
            fontSize={1}
            value={own}
            customValidity={message}
            aria-invalid={problem !== null}
            aria-describedby={ids.problem}
            onChange={({ currentTarget }) => {
              setOwn(currentTarget.value);
              setProblem(null);
            }}
          />
        </Labelled>
      ) : null}
      <Card tone="critical" style={{ background: "none" }} hidden={problem === null}>
        <Text id={ids.problem} size={1} role="alert">
          {message}
        </Text>
      </Card>
      <Flex>
        <Button
          type="submit"
          fontSize={1}
          padding={3}
          tone="primary"
          text={translate("Create link")}
          aria-disabled={isBusy}
        />
      </Flex>
    </Stack>
  );
}
