import MemberMenu from "../../members/menu/member-menu.client.tsx";
import { hydrateIsland } from "../react-island.client.tsx";

export const start = (element: HTMLElement) => hydrateIsland(element, MemberMenu);
