import { dataSheets } from "./data-sheets.ts";
import { home } from "./home.ts";
import { jobs } from "./jobs.ts";
import { envelope } from "./note-envelope.ts";
import { mounting } from "./note-mounting.ts";
import { notes } from "./notes.ts";
import { privacy } from "./privacy.ts";
import { quote } from "./quote.ts";
import { km100 } from "./sensor-km100.ts";
import { sensors } from "./sensors.ts";

export const japanesePages = [
  home,
  sensors,
  km100,
  notes,
  envelope,
  mounting,
  quote,
  dataSheets,
  jobs,
  privacy,
];
