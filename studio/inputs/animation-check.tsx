import { Card, Stack, Text } from "@sanity/ui";
import { definePlugin, type InputProps, useClient } from "sanity";
import { useEffect, useMemo, useState } from "react";
import { siteAs } from "../site/ask-site.ts";
import { animationNamed, type AnimationQuestion } from "./animation-question.ts";

/** Debounce delay while the editor types, in ms. */
const PAUSE = 600;

/**
 * Returns a sentence that explains why the animation in a field can't play. Returns null while the
 * check runs, and if the animation can play.
 */
function useAnimationProblem(
  ask: AnimationQuestion,
  { site, value }: { site: string; value: unknown },
): string | null {
  const client = useClient({ apiVersion: "2025-02-19" });
  const askSite = useMemo(() => siteAs(site, client), [site, client]);
  const [found, setFound] = useState<{ of: string; problem: string | null } | null>(null);
  const { address, fileId } = animationNamed(value);
  const named = address ?? fileId;

  useEffect(() => {
    if (named === null) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const problem = await ask(value, askSite);
      if (!isOver) setFound({ of: named, problem });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `value` matters only through `named`
  }, [ask, askSite, named]);

  return found?.of === named ? (found?.problem ?? null) : null;
}

/** Renders the field with a warning below it if the animation can't play on the site. */
function CheckedAnimation({
  site,
  ask,
  props,
}: {
  site: string;
  ask: AnimationQuestion;
  props: InputProps;
}) {
  const problem = useAnimationProblem(ask, { site, value: props.value });
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {problem === null ? null : (
        <Card padding={3} radius={2} tone="caution">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
    </Stack>
  );
}

/**
 * Plugin that warns editors, while they type or upload, about an animation that can't play. It
 * never prevents publishing.
 */
export const animationCheck = definePlugin<{ site: string; ask: AnimationQuestion }>(
  ({ site, ask }) => ({
    name: "animation-check",
    form: {
      components: {
        input: (props) =>
          props.schemaType.name === "lottieFile" ? (
            <CheckedAnimation site={site} ask={ask} props={props} />
          ) : (
            props.renderDefault(props)
          ),
      },
    },
  }),
);
