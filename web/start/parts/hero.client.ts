import HeroStage from "../../blocks/hero-animation/hero-stage.client.tsx";
import { hydrateIsland } from "../react-island.client.tsx";

export const start = (element: HTMLElement) => hydrateIsland(element, HeroStage);
