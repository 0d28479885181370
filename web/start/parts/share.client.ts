import Share from "../../design/ui/share.client.tsx";
import { hydrateIsland } from "../react-island.client.tsx";

export const start = (element: HTMLElement) => hydrateIsland(element, Share);
