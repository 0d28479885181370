import { ActionScreen } from "../../members/action/action-screen.client.tsx";
import { hydrateIsland } from "../react-island.client.tsx";

export const start = (element: HTMLElement) => hydrateIsland(element, ActionScreen);
