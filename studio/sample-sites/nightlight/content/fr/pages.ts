import type { Page } from "../../../compose/page.ts";
import { about } from "./about.ts";
import { filmLamplighter } from "./film-lamplighter.ts";
import { filmMoth } from "./film-moth.ts";
import { filmSalt } from "./film-salt.ts";
import { home } from "./home.ts";
import { journalPages } from "./journal.ts";
import { privacy } from "./privacy.ts";
import { programme } from "./programme.ts";
import { screeningRoom } from "./screening-room.ts";
import { venue } from "./venue.ts";

export const frenchPages: Page[] = [
  home,
  programme,
  filmLamplighter,
  filmSalt,
  filmMoth,
  venue,
  about,
  screeningRoom,
  privacy,
  ...journalPages,
];
