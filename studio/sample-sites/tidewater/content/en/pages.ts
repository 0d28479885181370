import type { Page } from "../../../compose/page.ts";
import { collection } from "./collection.ts";
import { fieldNotes } from "./field-notes.ts";
import { friends } from "./friends.ts";
import { home } from "./home.ts";
import { plateHeron } from "./plate-heron.ts";
import { privacy } from "./privacy.ts";
import { schools } from "./schools.ts";
import { visit } from "./visit.ts";

export const englishPages: Page[] = [
  home,
  visit,
  collection,
  plateHeron,
  fieldNotes,
  schools,
  friends,
  privacy,
];
