import { company, iconFile, logoFile, pictureFile } from "./brand.ts";
import type { CompanyEditor } from "./editor.ts";

/** Removes the sample site that the first start has imported. */
export async function beginEmpty(editor: CompanyEditor): Promise<void> {
  await editor.open();
  await editor.getStarted();
  await editor.removeSampleSite();
}

export async function designTheme(editor: CompanyEditor): Promise<void> {
  const { field, click, fill, upload, tab } = editor;
  await editor.begin("Create theme");
  await fill("title", company.name);
  for (const color of ["paper", "ink", "primary", "secondary"] as const) {
    await fill(color, company[color]);
  }
  await editor.film("colors");
  await tab("Typefaces");
  for (const [role, name] of Object.entries(company.typefaces)) {
    await click(field(`typefaces.${role}`).getByRole("button", { name: "Add typeface" }));
    await click(field(`typefaces.${role}`).getByRole("radio", { name: new RegExp(`^${name}`) }));
  }
  await editor.film("typefaces");
  await tab("Style");
  for (const [name, choice] of Object.entries(company.shape)) {
    await click(field(`shape.${name}`).getByRole("radio", { name: choice, exact: true }));
  }
  await tab("Logo and icon");
  await upload(logoFile(company.ink));
  await upload(logoFile(company.paper));
  await upload(await iconFile());
  for (const picture of ["logo.light", "logo.dark", "icon"]) {
    await fill(`${picture}.alt`, company.name);
  }
  await editor.publish();
}

export async function chooseLanguages(editor: CompanyEditor): Promise<void> {
  await editor.getStarted();
  await editor.begin("Edit languages");
  await editor.click(editor.field("languages").getByRole("button", { name: "Add language" }));
  await editor.fillEntry("code", "en");
  await editor.fillEntry("name", "English");
  await editor.closeForm();
  await editor.select("defaultLanguage", "English (en)");
  await editor.publish();
}

export async function writeHomePage(editor: CompanyEditor): Promise<void> {
  const { addBlock, closeForm, fillEntry } = editor;
  await editor.getStarted();
  await editor.begin("Create home page");
  await editor.fill("title", company.title);
  await addBlock("Hero");
  await fillEntry("heading", company.title);
  await fillEntry("text", "We look after the lifts of three hundred houses, day and night.");
  await editor.upload(await pictureFile());
  await fillEntry("poster.alt", "A house front with nine lift shafts");
  await closeForm();
  await addBlock("Text");
  await fillEntry("heading", "What we do");
  await editor.typeRichText(
    "body",
    "We service every lift twice a year, before anything rattles. We repair within four hours, also on a Sunday.",
  );
  await closeForm();
  await addBlock("Quote");
  await fillEntry("words", "They came at four in the morning and were kind about it.");
  await fillEntry("name", "A caretaker in Elm Street");
  await closeForm();
  await addBlock("Call to action");
  await fillEntry("heading", "Is your lift standing still?");
  await editor.openEntry("actions");
  await fillEntry("label", "Write to us");
  await editor.click(
    editor.page.getByRole("dialog").last().getByRole("radio", { name: "Other URL" }),
  );
  await fillEntry("href", "office@alder-crane.example");
  await closeForm();
  await editor.film("blocks");
  await editor.publish();
}

export async function setUpSite(editor: CompanyEditor): Promise<void> {
  const { click, refer, field, fillEntry, page, tab } = editor;
  await editor.getStarted();
  await editor.begin("Edit name and theme");
  await editor.fill("name", company.name);
  await refer("Theme", company.name);
  await tab("Header and footer");
  await click(field("footerLayout").getByRole("radio", { name: "Large name" }));
  await tab("Navigation and texts");
  await click(field("languages").getByRole("button", { name: "Add language" }));
  await editor.selectInEntry("language", "English (en)");
  const form = page.getByRole("dialog").last();
  await click(form.getByRole("tab", { name: "Footer" }));
  await fillEntry("footerText", "Alder & Crane, Elm Street 4. On call day and night.");
  await click(form.getByRole("tab", { name: "Header" }));
  await editor.addEntry("menu");
  await fillEntry("label", "Home");
  await refer("Page", company.title);
  await editor.film("header");
  await editor.closeForm();
  await editor.publish();
}
