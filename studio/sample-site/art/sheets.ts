import { aperture } from "./pictures/aperture.ts";
import { auditorium, auditoriumUpright } from "./pictures/auditorium.ts";
import { bakery } from "./pictures/bakery.ts";
import { boat } from "./pictures/boat.ts";
import { book } from "./pictures/book.ts";
import { booth } from "./pictures/booth.ts";
import { brandt, calder, wirth } from "./pictures/directors.ts";
import { dancehall } from "./pictures/dancehall.ts";
import { dog } from "./pictures/dog.ts";
import { facade } from "./pictures/facade.ts";
import { foyer } from "./pictures/foyer.ts";
import { gramophone } from "./pictures/gramophone.ts";
import { green } from "./pictures/green.ts";
import { ladder } from "./pictures/ladder.ts";
import { map } from "./pictures/map.ts";
import { moth } from "./pictures/moth.ts";
import { oar } from "./pictures/oar.ts";
import { platform } from "./pictures/platform.ts";
import { port } from "./pictures/port.ts";
import { posterMap } from "./pictures/poster-map.ts";
import { posterMoth } from "./pictures/poster-moth.ts";
import { posterPlatform } from "./pictures/poster-platform.ts";
import { posterSalt } from "./pictures/poster-salt.ts";
import { posterStreet } from "./pictures/poster-street.ts";
import { programme } from "./pictures/programme.ts";
import { record } from "./pictures/record.ts";
import { sacks } from "./pictures/sacks.ts";
import { social } from "./pictures/social.ts";
import { stairs } from "./pictures/stairs.ts";
import { street } from "./pictures/street.ts";
import { streetMap } from "./pictures/street-map.ts";
import { yard } from "./pictures/yard.ts";
import { phoneCut } from "./press/phone-cut.ts";
import type { Sheet } from "./press/press.ts";

/** Every picture of the sample site by the name of its file. */
export const sheets: Record<string, () => Sheet | Promise<Sheet>> = {
  aperture,
  programme,
  social,
  "still-street": street,
  "still-ladder": ladder,
  "still-book": book,
  "still-dog": dog,
  "still-bakery": bakery,
  "still-boat": boat,
  "still-sacks": sacks,
  "still-oar": oar,
  "still-green": green,
  "still-platform": platform,
  "still-map": map,
  "still-moth": moth,
  "still-gramophone": gramophone,
  "still-record": record,
  "still-dancehall": dancehall,
  "house-facade": facade,
  "house-auditorium": auditorium,
  "house-auditorium-upright": auditoriumUpright,
  "house-port": port,
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
  "street-map": streetMap,
  yard,
  stairs,
  // Cuts for phones begin so far from the left that their subject stands where the still shows it.
  "aperture-phone": () => phoneCut(aperture(), 469),
  "programme-phone": () => phoneCut(programme(), 350),
  "still-street-phone": () => phoneCut(street(), 560),
  "still-boat-phone": () => phoneCut(boat(), 535),
  "still-moth-phone": () => phoneCut(moth(), 350),
  "house-facade-phone": async () => phoneCut(await facade(), 440),
  "house-auditorium-phone": () => phoneCut(auditorium(), 350),
  "house-booth-phone": () => phoneCut(booth(), 100),
};
