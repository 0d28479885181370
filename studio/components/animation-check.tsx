import { Card, Stack, Text } from "@sanity/ui";
import { definePlugin, type InputProps } from "sanity";
import type { AnimationQuestion } from "./animation-question.ts";
import { useAnimationProblem } from "./use-animation-problem.ts";

/** The field with, under it, what visitors see instead of an animation that does not play. */
function CheckedAnimation({ ask, props }: { ask: AnimationQuestion; props: InputProps }) {
  const problem = useAnimationProblem(ask, props.value);
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

/** Tells editors, while they type or upload, that an animation would not play on the site. It never stops them. */
export const animationCheck = definePlugin<{ ask: AnimationQuestion }>(({ ask }) => ({
  name: "animation-check",
  form: {
    components: {
      input: (props) =>
        props.schemaType.name === "lottieFile" ? (
          <CheckedAnimation ask={ask} props={props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
}));
