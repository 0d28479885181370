import { Card, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { definePlugin, type InputProps } from "sanity";
import { say } from "../i18n/say.ts";
import { type FilmAnswer, type FilmQuestion, warningOf } from "./film-question.ts";

/** Waits for the end of what is being typed. In ms. */
const PAUSE = 500;

/** What is known of the film at an address; null while nothing is, or where there is none. */
function useFilmAnswer(ask: FilmQuestion, address: unknown): FilmAnswer | null {
  const [found, setFound] = useState<{ of: unknown; answer: FilmAnswer | null } | null>(null);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await ask(address);
      if (!isOver) setFound({ of: address, answer });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, address]);
  return found?.of === address ? (found?.answer ?? null) : null;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The film as its host describes it. */
function FoundFilm({
  site,
  film,
}: {
  site: string;
  film: Extract<FilmAnswer, { state: "playable" }>;
}) {
  return (
    <Card padding={2} radius={2} tone="positive" border>
      <Flex align="center" gap={3}>
        {film.still === null ? null : (
          <img
            src={`${site}${film.still}`}
            alt=""
            width={96}
            height={54}
            style={{ objectFit: "cover" }}
          />
        )}
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {film.title ?? say("The film is there.")}
          </Text>
          {film.seconds === null ? null : (
            <Text size={1} muted>
              {clock(film.seconds)}
            </Text>
          )}
        </Stack>
      </Flex>
    </Card>
  );
}

function Verdict({ site, answer }: { site: string; answer: FilmAnswer | null }) {
  if (answer === null) return null;
  if (answer.state === "playable") return <FoundFilm site={site} film={answer} />;
  const warning = warningOf(answer);
  return warning === null ? (
    <Text size={1} muted>
      {say("The film's host could not be asked just now. The film may be fine all the same.")}
    </Text>
  ) : (
    <Card padding={3} radius={2} tone="caution" border>
      <Text size={1}>{warning}</Text>
    </Card>
  );
}

/** The field with, under it, what the film's host says of the film. */
function CheckedAddress({
  site,
  ask,
  props,
}: {
  site: string;
  ask: FilmQuestion;
  props: InputProps;
}) {
  const answer = useFilmAnswer(ask, props.value);
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold words only, no cards */}
      <div role="status">
        <Verdict site={site} answer={answer} />
      </div>
    </Stack>
  );
}

const isFilmAddress = ({ options }: InputProps["schemaType"]): boolean =>
  Object(options).isFilmAddress === true;

/**
 * Asks the site, while an editor types a film's address, what the film's host says of it, and shows it at the field.
 * The browser of an editor never asks the host itself, and nothing here stops an editor.
 */
export const filmCheck = definePlugin<{ site: string; ask: FilmQuestion }>(({ site, ask }) => ({
  name: "film-check",
  form: {
    components: {
      input: (props) =>
        isFilmAddress(props.schemaType) ? (
          <CheckedAddress site={site} ask={ask} props={props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
}));
