import Prompt from "../../members/gate/prompt.client.tsx";
import { hydrateIsland } from "../react-island.client.tsx";

export const start = (element: HTMLElement) => hydrateIsland(element, Prompt);
