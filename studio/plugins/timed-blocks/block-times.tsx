import { Badge, type BadgeTone } from "@sanity/ui";
import { useEffect, useState } from "react";
import { definePlugin, type PreviewProps } from "sanity";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { useSiteTimeZone } from "../time-zone/site-time-zone.ts";
import { type StoredTime, type TimeState, describeTime } from "./describe-time.ts";

const timed = z.object({ shown: z.object({ from: z.unknown(), until: z.unknown() }).partial() });

const badges: Record<TimeState, { tone: BadgeTone; text: string }> = {
  later: { tone: "caution", text: translate("Scheduled") },
  now: { tone: "positive", text: translate("Visible") },
  over: { tone: "default", text: translate("Expired") },
};

/** Interval in ms at which the badges in a list of blocks, such as “Expired”, are updated. */
const TICK = 15_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function TimedPreview({ time, preview }: { time: StoredTime; preview: PreviewProps }) {
  const described = describeTime(time, useNow(), useSiteTimeZone());
  if (described === null) return preview.renderDefault(preview);
  const { tone, text } = badges[described.state];
  const subtitle = [preview.subtitle, described.text].filter((part) => typeof part === "string");
  return preview.renderDefault({
    ...preview,
    subtitle: subtitle.join(" · "),
    status: <Badge tone={tone}>{text}</Badge>,
  });
}

function BlockPreview(props: PreviewProps) {
  const time = timed.safeParse(props).data?.shown;
  return time === undefined ? (
    props.renderDefault(props)
  ) : (
    <TimedPreview time={time} preview={props} />
  );
}

/** Plugin that displays the display period of blocks, and its state, in lists of blocks. */
export const blockTimes = definePlugin({
  name: "block-times",
  form: { components: { preview: BlockPreview } },
});
