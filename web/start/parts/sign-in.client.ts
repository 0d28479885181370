import { SignInScreen } from "../../members/sign-in/sign-in-screen.client.tsx";
import { hydrateIsland } from "../react-island.client.tsx";

export const start = (element: HTMLElement) => hydrateIsland(element, SignInScreen);
