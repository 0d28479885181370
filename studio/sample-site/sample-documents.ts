import type { Page } from "./compose/page.ts";
import { about as aboutDe } from "./content/de/about.ts";
import { filmLamplighter as filmLamplighterDe } from "./content/de/film-lamplighter.ts";
import { filmMoth as filmMothDe } from "./content/de/film-moth.ts";
import { filmSalt as filmSaltDe } from "./content/de/film-salt.ts";
import { home as homeDe } from "./content/de/home.ts";
import { privacy as privacyDe } from "./content/de/privacy.ts";
import { programme as programmeDe } from "./content/de/programme.ts";
import { screeningRoom as screeningRoomDe } from "./content/de/screening-room.ts";
import { venue as venueDe } from "./content/de/venue.ts";
import { about } from "./content/en/about.ts";
import { filmLamplighter } from "./content/en/film-lamplighter.ts";
import { filmMoth } from "./content/en/film-moth.ts";
import { filmSalt } from "./content/en/film-salt.ts";
import { home } from "./content/en/home.ts";
import { privacy } from "./content/en/privacy.ts";
import { programme } from "./content/en/programme.ts";
import { screeningRoom } from "./content/en/screening-room.ts";
import { venue } from "./content/en/venue.ts";
import { authSettings, consentSettings, localeSettings } from "./content/settings/services.ts";
import { siteSettings } from "./content/settings/site.ts";

/** Any document of the sample site. */
export type SampleDocument =
  | Page
  | typeof siteSettings
  | typeof localeSettings
  | typeof authSettings
  | typeof consentSettings;

/** The pages of the sample site, language by language, in the order of a walk through it. */
export function samplePages(): Page[] {
  return [
    home,
    programme,
    filmLamplighter,
    filmSalt,
    filmMoth,
    venue,
    about,
    screeningRoom,
    privacy,
    homeDe,
    programmeDe,
    filmLamplighterDe,
    filmSaltDe,
    filmMothDe,
    venueDe,
    aboutDe,
    screeningRoomDe,
    privacyDe,
  ];
}

/** Every document of the sample site, ready for import; files are named relative to this folder. */
export function sampleDocuments(): SampleDocument[] {
  return [siteSettings, localeSettings, authSettings, consentSettings, ...samplePages()];
}
