import GalleryTools from "../../blocks/gallery/gallery-tools.client.tsx";
import { hydrateIsland } from "../react-island.client.tsx";

export const start = (element: HTMLElement) => hydrateIsland(element, GalleryTools);
