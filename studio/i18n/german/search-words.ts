/** German words that find a block in the insert menu. The keys are the English `searchWords` of its schema. */
export const searchWords = {
  "banner, notice, news, alert, bar": "Banner, Hinweis, Neuigkeit, Meldung, Leiste, News",
  "button, link, CTA, banner, contact, booking":
    "Button, Schaltfläche, Knopf, Link, CTA, Kontakt, Buchung",
  "two columns, grid, side by side, layout, split":
    "zwei Spalten, Raster, nebeneinander, Layout, zweispaltig",
  "timer, clock, date, deadline, event": "Timer, Uhr, Datum, Frist, Termin, Veranstaltung",
  "questions, answers, help, accordion": "Fragen, Antworten, Hilfe, Akkordeon, häufige Fragen",
  "cards, tiles, services, products, benefits, steps, icons, team":
    "Karten, Kacheln, Leistungen, Produkte, Vorteile, Schritte, Symbole, Team",
  "photos, pictures, images, slideshow, carousel, slider":
    "Fotos, Bilder, Diashow, Karussell, Slider",
  "title, header, banner, headline, intro, cover, animation, Lottie":
    "Titel, Kopfbereich, Banner, Überschrift, Intro, Aufmacher, Animation, Lottie",
  "photo, picture, graphic, illustration, figure": "Foto, Grafik, Illustration, Abbildung, Image",
  "partners, sponsors, clients, customers, brands": "Partner, Sponsoren, Kunden, Marken, Förderer",
  "testimonial, review, quotation, citation, blockquote, saying":
    "Kundenstimme, Bewertung, Referenz, Ausspruch, Quote",
  "shared, snippet, global, saved, synced": "geteilt, Baustein, global, gespeichert, Vorlage",
  "program, agenda, timetable, sessions, calendar, events, opening hours":
    "Programm, Agenda, Zeitplan, Termine, Kalender, Veranstaltungen, Öffnungszeiten",
  "login, log in, members, account, protected, private, paywall, password":
    "Login, Einloggen, Mitglieder, Konto, geschützt, privat, Paywall, Passwort",
  "specification, comparison, spreadsheet, cells, rows, columns, prices, data":
    "Spezifikation, Vergleich, Tabellenkalkulation, Zellen, Zeilen, Spalten, Preise, Daten",
  "numbers, figures, facts, statistics, metrics, KPI":
    "Zahlen, Fakten, Statistik, Kennzahlen, KPI, Werte",
  "paragraph, article, heading, list, code, body, copy":
    "Absatz, Artikel, Überschrift, Liste, Code, Fließtext",
  "YouTube, Vimeo, film, movie, clip, trailer, player":
    "YouTube, Vimeo, Film, Clip, Trailer, Player",
  "blog, journal, news, articles, archive, index, feed, teaser, related":
    "Blog, Journal, Neuigkeiten, Artikel, Archiv, Verzeichnis, Feed, Teaser, Verwandtes",
};
