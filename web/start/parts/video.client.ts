import { VideoScreen } from "../../blocks/video/video-screen.client.tsx";
import { hydrateIsland } from "../react-island.client.tsx";

export const start = (element: HTMLElement) => hydrateIsland(element, VideoScreen);
