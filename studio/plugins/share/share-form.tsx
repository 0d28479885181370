import { Button, Card, Flex, Select, Stack, Text, TextInput } from "@sanity/ui";
import { type ReactNode, useId, useState } from "react";
import { say } from "../../i18n/say.ts";
import { type Ending, endOfShare } from "./end-of-share.ts";

const endings: readonly { value: Ending; title: string }[] = [
  { value: "hour", title: say("In an hour") },
  { value: "day", title: say("In a day") },
  { value: "week", title: say("In a week") },
  { value: "own", title: say("Custom date") },
];

const wrong = {
  missing: say("Enter a date and time."),
  past: say("This time is in the past."),
  late: say("A link can be valid for 30 days at most."),
};

/** A field with its label above. */
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

/** Form that creates a link with an expiry. */
export function ShareForm({
  isBusy,
  make,
}: {
  isBusy: boolean;
  /** Creates the link. `until` is in ms since 1970. */
  make: (until: number) => void;
}) {
  const [ending, setEnding] = useState<Ending>("day");
  const [own, setOwn] = useState("");
  const [problem, setProblem] = useState<keyof typeof wrong | null>(null);
  const told = problem === null ? "" : wrong[problem];
  const ids = { ending: useId(), own: useId(), problem: useId() };
  const submit = () => {
    const end = endOfShare(ending, own, Date.now());
    setProblem(typeof end === "number" ? null : end);
    if (typeof end === "number") make(end);
  };
  return (
    <Stack
      as="form"
      gap={4}
      // Errors appear below the field instead of in the browser's own popup.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Labelled id={ids.ending} name={say("Expires")}>
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
        <Labelled id={ids.own} name={say("Date and time")}>
          <TextInput
            id={ids.own}
            type="datetime-local"
            fontSize={1}
            value={own}
            customValidity={told}
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
          {told}
        </Text>
      </Card>
      <Flex>
        <Button
          type="submit"
          fontSize={1}
          padding={3}
          tone="primary"
          text={say("Create link")}
          aria-disabled={isBusy}
        />
      </Flex>
    </Stack>
  );
}
