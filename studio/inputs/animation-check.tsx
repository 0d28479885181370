import { Card, Stack, Text } from "@sanity/ui";
import { definePlugin, type InputProps } from "sanity";
import type { AnimationQuestion } from "./animation-question.ts";
import { useAnimationProblem } from "./use-animation-problem.ts";

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

/** Warns editors, while they type or upload, if an animation can't play on the site. It never blocks publishing. */
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
