import GalleryTools from "../../blocks/gallery/gallery-tools.client.tsx";
import { hydrateIsland } from "../react-island.client.tsx";

export function start(element: HTMLElement, isTouched: boolean) {
  // A light box that can't be loaded is loaded again when a picture is opened.
  if (isTouched) import("../../blocks/gallery/light-box.client.tsx").catch(() => {});
  return hydrateIsland(element, GalleryTools);
}
