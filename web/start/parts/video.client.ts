import { VideoScreen } from "../../blocks/video/video-screen.client.tsx";
import { hydrateIsland } from "../react-island.client.tsx";

export function start(element: HTMLElement, isTouched: boolean) {
  // A player that can't be loaded is loaded again when the video is played.
  if (isTouched) import("../../blocks/video/video-player.client.tsx").catch(() => {});
  return hydrateIsland(element, VideoScreen);
}
