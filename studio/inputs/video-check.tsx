import { Card, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useMemo, useState } from "react";
import { definePlugin, type InputProps, useClient } from "sanity";
import { translate } from "../i18n/translate.ts";
import { type FetchFromSite, createEditorFetch } from "../site/fetch-from-site.ts";
import { type VideoReport, type CheckVideo, warningOf } from "./check-video.ts";
import { apiVersion } from "../lib/api-version.ts";

/** Debounce delay while the editor types, in ms. */
const PAUSE = 500;

/**
 * Returns the result of the check for the video at an address. Returns null while the check runs,
 * and if the address doesn't lead to a video.
 */
function useVideoReport(
  checkVideo: CheckVideo,
  { address, fetchFromSite }: { address: unknown; fetchFromSite: FetchFromSite },
): VideoReport | null {
  const [found, setFound] = useState<{ of: unknown; report: VideoReport | null } | null>(null);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const report = await checkVideo(address, fetchFromSite);
      if (!isOver) setFound({ of: address, report });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [checkVideo, fetchFromSite, address]);
  return found?.of === address ? (found?.report ?? null) : null;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function VideoSummary({
  site,
  video,
}: {
  site: string;
  video: Extract<VideoReport, { state: "playable" }>;
}) {
  return (
    <Card padding={2} radius={2} tone="positive" border>
      <Flex align="center" gap={3}>
        {video.still === null ? null : (
          <img
            src={`${site}${video.still}`}
            alt=""
            width={96}
            height={54}
            style={{ objectFit: "cover" }}
          />
        )}
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {video.title ?? translate("The video is available.")}
          </Text>
          {video.seconds === null ? null : (
            <Text size={1} muted>
              {clock(video.seconds)}
            </Text>
          )}
        </Stack>
      </Flex>
    </Card>
  );
}

function Verdict({ site, report }: { site: string; report: VideoReport | null }) {
  if (report === null) return null;
  if (report.state === "playable") return <VideoSummary site={site} video={report} />;
  const warning = warningOf(report);
  return warning === null ? (
    <Text size={1} muted>
      {translate(
        "The video was not checked, because the site or the video platform did not respond.",
      )}
    </Text>
  ) : (
    <Card padding={3} radius={2} tone="caution" border>
      <Text size={1}>{warning}</Text>
    </Card>
  );
}

function CheckedAddress({
  site,
  checkVideo,
  props,
}: {
  site: string;
  checkVideo: CheckVideo;
  props: InputProps;
}) {
  const client = useClient({ apiVersion });
  const fetchFromSite = useMemo(() => createEditorFetch(site, client), [site, client]);
  const report = useVideoReport(checkVideo, { address: props.value, fetchFromSite });
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element must not contain cards */}
      <div role="status">
        <Verdict site={site} report={report} />
      </div>
    </Stack>
  );
}

const isVideoAddress = ({ options }: InputProps["schemaType"]): boolean =>
  Object(options).isVideoAddress === true;

/**
 * Plugin that checks a video's address while an editor types. It asks the site, so that the browser
 * never contacts the video host. The result never prevents publishing.
 */
export const videoCheck = definePlugin<{ site: string; checkVideo: CheckVideo }>(
  ({ site, checkVideo }) => ({
    name: "video-check",
    form: {
      components: {
        input: (props) =>
          isVideoAddress(props.schemaType) ? (
            <CheckedAddress site={site} checkVideo={checkVideo} props={props} />
          ) : (
            props.renderDefault(props)
          ),
      },
    },
  }),
);
