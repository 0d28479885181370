import { Card, Stack, Text } from "@sanity/ui";
import { definePlugin, type InputProps, useClient } from "sanity";
import { useEffect, useMemo, useState } from "react";
import { createEditorFetch } from "../site/fetch-from-site.ts";
import { animationNamed, type CheckAnimation } from "./check-animation.ts";
import { apiVersion } from "../lib/api-version.ts";

/** Debounce delay while the editor types, in ms. */
const PAUSE = 600;

/**
 * Returns a sentence that explains why the animation in a field can't play. Returns null while the
 * check runs, and if the animation can play.
 */
function useAnimationProblem(
  checkAnimation: CheckAnimation,
  { site, value }: { site: string; value: unknown },
): string | null {
  const client = useClient({ apiVersion });
  const fetchFromSite = useMemo(() => createEditorFetch(site, client), [site, client]);
  const [found, setFound] = useState<{ of: string; problem: string | null } | null>(null);
  const { address, fileId } = animationNamed(value);
  const named = address ?? fileId;

  useEffect(() => {
    if (named === null) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const problem = await checkAnimation(value, fetchFromSite);
      if (!isOver) setFound({ of: named, problem });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `value` matters only through `named`
  }, [checkAnimation, fetchFromSite, named]);

  return found?.of === named ? (found?.problem ?? null) : null;
}

function CheckedAnimation({
  site,
  checkAnimation,
  props,
}: {
  site: string;
  checkAnimation: CheckAnimation;
  props: InputProps;
}) {
  const problem = useAnimationProblem(checkAnimation, { site, value: props.value });
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
export const animationCheck = definePlugin<{ site: string; checkAnimation: CheckAnimation }>(
  ({ site, checkAnimation }) => ({
    name: "animation-check",
    form: {
      components: {
        input: (props) =>
          props.schemaType.name === "lottieFile" ? (
            <CheckedAnimation site={site} checkAnimation={checkAnimation} props={props} />
          ) : (
            props.renderDefault(props)
          ),
      },
    },
  }),
);
