// @vitest-environment jsdom
import { blockFixtures } from "@marquee/schemas/fixtures";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { CONSENT_COOKIE, parseConsent } from "../../runtime/consent/record.ts";
import { saveConsent } from "../../consent/save-consent.client.ts";
import { followConsent } from "../../runtime/consent/store.client.ts";
import { blockOf } from "../block.fixture.ts";
import type { VideoPlayerProps } from "./video-player.client.tsx";
import { VideoScreen, type VideoScreenProps } from "./video-screen.client.tsx";

const Player = ({ onReady }: VideoPlayerProps) => (
  <button type="button" data-player="" onClick={onReady}>
    Respond
  </button>
);
vi.mock("./video-player.client.tsx", () => ({ loadPlayer: async () => Player }));

const POLICY = 3;

// The component displays only these labels here.
const labels: VideoScreenProps["labels"] = JSON.parse('{"play":"Play","loading":"Loading"}');

const props: VideoScreenProps = {
  video: { host: "vimeo", kind: "film", id: "7114", hash: null, start: null },
  settings: blockOf("video", blockFixtures.video.empty).settings,
  watchAddress: "https://vimeo.com/7114",
  aspect: 2,
  title: "Salt",
  length: null,
  problem: null,
  labels,
  needsConsent: true,
  about: null,
  children: null,
};

const stored = () =>
  parseConsent(new RegExp(`${CONSENT_COOKIE}=([^;]+)`).exec(document.cookie)?.[1] ?? null, POLICY);

test("[VID-5][CON-3] a tick before hydration allows media, and keeps the choice about statistics", async () => {
  followConsent(POLICY)();
  saveConsent({ analytics: true, media: false }, POLICY);
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(<VideoScreen {...props} />);
  const box = place.querySelector("input");
  box?.click();
  expect(stored()).toMatchObject({ analytics: true, media: false });

  await act(() => hydrateRoot(place, <VideoScreen {...props} />));

  expect(stored()).toMatchObject({ analytics: true, media: true });
  expect(box?.checked).toBe(true);
});

test("[VID-3] covers the host's frame with the poster until the player responds", async () => {
  const { place, render, unmount } = mountReact();
  const shown = <i id="poster" />;
  await render(<VideoScreen {...props}>{shown}</VideoScreen>);
  await act(async () => place.querySelector("form")?.requestSubmit());
  const player = () => place.querySelector<HTMLElement>("[data-player]");
  await act(() => vi.waitFor(() => expect(player()).not.toBeNull(), 30_000));
  const poster = () => place.querySelector("#poster");
  // The poster is painted above the player, which precedes it.
  const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
  const cover = poster();
  expect(cover && (player()?.compareDocumentPosition(cover) ?? 0) & following).toBe(following);
  expect(place.querySelector("output")?.textContent).toBe("Loading");
  await act(async () => player()?.click());
  expect([poster(), place.querySelector("output")?.textContent]).toEqual([null, ""]);
  await unmount();
});
