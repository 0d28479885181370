import { aperture } from "./pictures/aperture.ts";
import { auditorium } from "./pictures/auditorium.ts";
import { boat } from "./pictures/boat.ts";
import { booth } from "./pictures/booth.ts";
import { brandt, calder, wirth } from "./pictures/directors.ts";
import { facade } from "./pictures/facade.ts";
import { foyer } from "./pictures/foyer.ts";
import { gramophone } from "./pictures/gramophone.ts";
import { ladder } from "./pictures/ladder.ts";
import { map } from "./pictures/map.ts";
import { moth } from "./pictures/moth.ts";
import { platform } from "./pictures/platform.ts";
import { posterMap } from "./pictures/poster-map.ts";
import { posterMoth } from "./pictures/poster-moth.ts";
import { posterPlatform } from "./pictures/poster-platform.ts";
import { posterSalt } from "./pictures/poster-salt.ts";
import { posterStreet } from "./pictures/poster-street.ts";
import { programme } from "./pictures/programme.ts";
import { sacks } from "./pictures/sacks.ts";
import { social } from "./pictures/social.ts";
import { stairs } from "./pictures/stairs.ts";
import { street } from "./pictures/street.ts";
import { yard } from "./pictures/yard.ts";
import type { Sheet } from "./press/press.ts";

/** Every picture of the sample site by the name of its file. */
export const sheets: Record<string, () => Sheet | Promise<Sheet>> = {
  aperture,
  programme,
  social,
  "still-street": street,
  "still-ladder": ladder,
  "still-boat": boat,
  "still-sacks": sacks,
  "still-platform": platform,
  "still-map": map,
  "still-moth": moth,
  "still-gramophone": gramophone,
  "house-facade": facade,
  "house-auditorium": auditorium,
  "house-booth": booth,
  "house-foyer": foyer,
  "poster-street": posterStreet,
  "poster-salt": posterSalt,
  "poster-platform": posterPlatform,
  "poster-map": posterMap,
  "poster-moth": posterMoth,
  "director-calder": calder,
  "director-brandt": brandt,
  "director-wirth": wirth,
  yard,
  stairs,
};
