/** German texts of the blocks' forms. */
export const blockWords = {
  "Hero with animation": "Auftakt mit Animation",
  "Opens a page: a large title over a picture that may move.":
    "Eröffnet eine Seite: ein großer Titel über einem Bild, das sich bewegen kann.",
  "How the animation plays": "Wie die Animation abläuft",
  "The largest words of the page. Two to six of them read best.":
    "Die größten Worte der Seite. Zwei bis sechs lesen sich am besten.",
  "A sentence or two under the title.": "Ein oder zwei Sätze unter dem Titel.",
  "One or two ways on from here; the first is the main one.":
    "Ein oder zwei Wege, wie es weitergeht; der erste ist der wichtigste.",
  Poster: "Standbild",
  "Wide, 1600 pixels or more. Where there is an animation too, it stands until that plays.":
    "Breit, mindestens 1600 Pixel. Gibt es auch eine Animation, so steht es da, bis sie läuft.",
  "Another cut of the picture for phones": "Anderer Ausschnitt des Bilds für Telefone",
  "A phone shows only the middle of a wide picture. Choose a square cut of the same scene, 720 pixels across or more, or leave it empty. It is described in the words of the picture.":
    "Ein Telefon zeigt nur die Mitte eines breiten Bilds. Wählen Sie einen quadratischen Ausschnitt derselben Szene, mindestens 720 Pixel breit, oder lassen Sie es leer. Es gilt die Beschreibung des Bilds.",
  Animation: "Animation",
  "Plays in the place of the picture. Leave it empty for none.":
    "Läuft an der Stelle des Bilds. Leer lassen für keine.",
  "What the animation shows": "Was die Animation zeigt",
  "One sentence for people who cannot see it.":
    "Ein Satz für Menschen, die sie oder es nicht sehen können.",
  "Picture behind the title": "Bild hinter dem Titel",
  "Picture beside the title": "Bild neben dem Titel",
  Begins: "Beginnt",
  "Out of view it always rests. Where there is no pointer, as on phones, it plays when half of it is in view.":
    "Außer Sicht ruht sie immer. Ohne Mauszeiger, wie auf Telefonen, läuft sie, wenn sie zur Hälfte zu sehen ist.",
  "With the page": "Mit der Seite",
  "When half of it is in view": "Wenn sie zur Hälfte zu sehen ist",
  "Under the pointer": "Unter dem Mauszeiger",
  "Plays by itself": "Läuft von selbst",
  "Off: it waits for its play button. People who asked for less motion always get the button.":
    "Aus: Sie wartet auf ihre Abspieltaste. Wer um weniger Bewegung gebeten hat, bekommt immer die Taste.",
  "Plays over and over": "Läuft immer wieder",
  Speed: "Tempo",
  "1 is the animation's own speed, 2 twice as fast, 0.5 half.":
    "1 ist das eigene Tempo der Animation, 2 doppelt so schnell, 0,5 halb so schnell.",
  Announcement: "Ankündigung",
  "One line of news on a lit strip: at the top of a page, or between two blocks.":
    "Eine Zeile Neuigkeit auf einem leuchtenden Streifen: oben auf der Seite oder zwischen zwei Blöcken.",
  Label: "Schild",
  "One word before the news, such as New or Tonight. Leave it empty for none.":
    "Ein Wort vor der Neuigkeit, etwa „Neu“ oder „Heute“. Leer lassen, wenn keines dort stehen soll.",
  News: "Neuigkeit",
  "One sentence. People read it in passing.": "Ein Satz. Er wird im Vorübergehen gelesen.",
  "Where to read more. Leave it empty for none.":
    "Wo mehr zu lesen ist. Leer lassen, wenn es keinen Link geben soll.",
  "Paragraphs, headings, lists, quotations, pictures and code.":
    "Absätze, Überschriften, Listen, Zitate, Bilder und Code.",
  "Stands over the text. Leave it empty for none.":
    "Steht über dem Text. Leer lassen, wenn keine dort stehen soll.",
  "Article (for reading)": "Artikel (zum Lesen)",
  "Aside (smaller, hung in the margin)": "Randbemerkung (kleiner, an den Rand gehängt)",
  "Statement (a few large words)": "Aussage (wenige große Worte)",
  Quotation: "Zitat",
  "What somebody said, large, with their name and perhaps their face.":
    "Was jemand gesagt hat, groß, mit Namen und vielleicht mit Gesicht.",
  "What was said": "Was gesagt wurde",
  "Without quotation marks: the site sets those of the page's language. One or two sentences are read, ten are not.":
    "Ohne Anführungszeichen: Die Website setzt die der Sprache. Ein oder zwei Sätze werden gelesen, zehn nicht.",
  "Who said it": "Wer es gesagt hat",
  "What they are known for": "Wofür man sie kennt",
  "Such as “director of Salt”, or where the words stood. Leave it empty for none.":
    "Etwa „Regisseurin von Salz“, oder wo die Worte standen. Leer lassen, wenn nichts dort stehen soll.",
  Portrait: "Porträt",
  "Shown as a square: drag the circle in the picture's settings over the face. Leave it empty for none.":
    "Erscheint quadratisch: Ziehen Sie den Kreis in den Einstellungen des Bildes auf das Gesicht. Leer lassen, wenn es keines gibt.",
  "One loud quotation a page is plenty.": "Ein lautes Zitat je Seite ist genug.",
  "Quiet (in passing, beside the text)": "Leise (im Vorübergehen, neben dem Text)",
  "Loud (across the page, large portrait)": "Laut (über die ganze Seite, großes Porträt)",
  Programme: "Programm",
  "What there is, entry by entry: films, rooms, courses, features. Or what to do, in numbered steps.":
    "Was es gibt, Eintrag für Eintrag: Filme, Räume, Kurse, Vorzüge. Oder was zu tun ist, in nummerierten Schritten.",
  "Stands over the entries. Leave it empty for none.":
    "Steht über den Einträgen. Leer lassen, wenn keine dort stehen soll.",
  "A sentence or two between heading and entries. Leave it empty for none.":
    "Ein oder zwei Sätze zwischen Überschrift und Einträgen. Leer lassen, wenn nichts dort stehen soll.",
  Entries: "Einträge",
  "The first stands larger than the others.": "Der erste steht größer da als die anderen.",
  Entry: "Eintrag",
  "Two to five words.": "Zwei bis fünf Wörter.",
  "A sentence or two. Leave it empty for none.":
    "Ein oder zwei Sätze. Leer lassen, wenn nichts dort stehen soll.",
  "Lying pictures fit best; what the circle in its settings marks stays in view. Leave it empty for none.":
    "Querformate passen am besten; was der Kreis in den Einstellungen markiert, bleibt zu sehen. Leer lassen, wenn es keines gibt.",
  "The whole entry leads there. Leave it empty for none.":
    "Der ganze Eintrag führt dorthin. Leer lassen, wenn es keinen Link geben soll.",
  "Programme (pictures first)": "Programm (Bilder zuerst)",
  "Steps (numbered, one after the other)": "Schritte (nummeriert, einer nach dem anderen)",
  Figures: "Zahlen",
  "One figure as large as the room, and up to five more beside it.":
    "Eine Zahl, so groß wie der Raum, und bis zu fünf weitere daneben.",
  "Stands over the figures. Leave it empty for none.":
    "Steht über den Zahlen. Leer lassen, wenn keine dort stehen soll.",
  "The first is the largest by far: put the one first that people should remember.":
    "Die erste ist mit Abstand die größte: Stellen Sie die voran, die im Gedächtnis bleiben soll.",
  Figure: "Zahl",
  "1,200": "1.200",
  "As people read it, with its unit: 5, 1,200, 98 %. Written with the marks of the page's language.":
    "So, wie man sie liest, mit Einheit: 5, 1.200, 98 %. Geschrieben mit den Zeichen der Sprache dieser Seite.",
  "What it counts": "Was sie zählt",
  "films in one night": "Filme in einer Nacht",
  "Questions and answers": "Fragen und Antworten",
  "Questions that fold open. Search engines are told of them, but for those behind a gate.":
    "Fragen zum Aufklappen. Suchmaschinen erfahren davon, außer von denen hinter einer Schranke.",
  "Stands beside the questions. Leave it empty for none.":
    "Steht neben den Fragen. Leer lassen, wenn keine dort stehen soll.",
  "Such as whom to ask when the answer is not here. Leave it empty for none.":
    "Etwa, wen man fragt, wenn die Antwort hier fehlt. Leer lassen, wenn nichts dort stehen soll.",
  Questions: "Fragen",
  "The ones asked most often first.": "Die häufigsten zuerst.",
  Question: "Frage",
  "May I bring my dog?": "Darf mein Hund mitkommen?",
  "In the words of somebody who asks it.": "In den Worten von jemandem, der sie stellt.",
  Answer: "Antwort",
  "The answer first, the reasons after it.": "Zuerst die Antwort, dann die Gründe.",
  Timetable: "Spielplan",
  "What takes place when and where, day by day.": "Was wann und wo stattfindet, Tag für Tag.",
  "Stands over the timetable. Leave it empty for none.":
    "Steht über dem Spielplan. Leer lassen, wenn keine dort stehen soll.",
  "What holds for all days, such as when the doors open.":
    "Was für alle Tage gilt, etwa wann Einlass ist.",
  Days: "Tage",
  Day: "Tag",
  "The page writes it as its language does: Friday, November 27.":
    "Die Seite schreibt ihn in ihrer Sprache: Freitag, 27. November.",
  "Name of the day": "Name des Tages",
  "Such as “Opening night”. Leave it empty for none.":
    "Etwa „Eröffnungsabend“. Leer lassen, wenn er keinen hat.",
  Sessions: "Vorstellungen",
  "In the order in which they take place.": "In der Reihenfolge, in der sie stattfinden.",
  "By the clocks at the venue, as 19:30. The page writes it as its language does.":
    "Nach den Uhren am Ort, als 19:30. Die Seite schreibt es in ihrer Sprache.",
  Ends: "Endet",
  "Leave it empty when nobody knows. Earlier than the start means after midnight.":
    "Leer lassen, wenn es niemand weiß. Früher als der Beginn heißt: nach Mitternacht.",
  "What takes place": "Was stattfindet",
  "A sentence about it. Leave it empty for none.":
    "Ein Satz dazu. Leer lassen, wenn keiner dort stehen soll.",
  Where: "Wo",
  "The room or the street, such as “The yard”.": "Der Raum oder die Straße, etwa „Im Hof“.",
  "To tickets or to a page about it. Leave it empty for none.":
    "Zu Karten oder zu einer Seite darüber. Leer lassen, wenn es keinen Link geben soll.",
  "Whose clocks these are": "Wessen Uhren das sind",
  "The time zone of the venue. With it visitors can put the dates into their calendars.":
    "Die Zeitzone des Ortes. Mit ihr lassen sich die Termine in Kalender übernehmen.",
  "Name of the house": "Name des Hauses",
  "For calendars and search engines; not shown here.":
    "Für Kalender und Suchmaschinen; hier nicht zu sehen.",
  "Street and town": "Straße und Ort",
  "Of the house. With all three search engines list what takes place as events.":
    "Des Hauses. Sind alle drei gesetzt, führen Suchmaschinen die Termine als Veranstaltungen.",
  "One picture, as large as it deserves, with a caption and a credit.":
    "Ein Bild, so groß, wie es verdient, mit Bildunterschrift und Nachweis.",
  "At least 2,400 pixels wide looks sharp everywhere. Set the hotspot on what must stay in view.":
    "Ab 2.400 Pixeln Breite ist es überall scharf. Setzen Sie den Hotspot auf das, was zu sehen bleiben muss.",
  "Another cut for phones": "Anderer Ausschnitt für Telefone",
  "Only where the picture is too wide to be read on a phone: an upright cut of the same scene. It is described in the words of the picture above.":
    "Nur, wo das Bild für ein Telefon zu breit ist: ein Hochformat derselben Szene. Es gilt die Beschreibung des Bildes oben.",
  "What is to be seen, or why. Leave it empty for none.":
    "Was zu sehen ist, oder warum. Leer lassen, wenn keine dort stehen soll.",
  Credit: "Nachweis",
  "Who made it: “Photograph: Ines Calder”.": "Von wem es ist: „Foto: Ines Calder“.",
  "As wide as the text": "So breit wie der Text",
  "Wider, to the window's edge": "Breiter, bis zum Fensterrand",
  "Across the window": "Über das ganze Fenster",
  Gallery: "Galerie",
  "Several pictures, to be drawn past like film or seen all at once; each opens large.":
    "Mehrere Bilder, zum Vorbeiziehen wie ein Film oder alle auf einmal; jedes öffnet sich groß.",
  "Stands over the pictures. Leave it empty for none.":
    "Steht über den Bildern. Leer lassen, wenn keine dort stehen soll.",
  Pictures: "Bilder",
  "Drop files here, all at once if you like, then open each to say what it shows. Drag them into the order in which they hang.":
    "Legen Sie Dateien hier ab, gern alle auf einmal; öffnen Sie dann jede und sagen Sie, was sie zeigt. Ziehen Sie sie in die Reihenfolge, in der sie hängen.",
  "What the picture shows": "Was das Bild zeigt",
  "One sentence for people who cannot see it. Not needed when the picture is decorative.":
    "Ein Satz für Menschen, die es nicht sehen können. Bei einem schmückenden Bild nicht nötig.",
  "Only decorative": "Nur Schmuck",
  "Turn this on when the picture adds nothing to the words around it: it is then passed over in silence.":
    "Schalten Sie das ein, wenn das Bild den Worten nichts hinzufügt: Es wird dann beim Vorlesen übergangen.",
  "Shown under the picture. Leave it empty for none.":
    "Steht unter dem Bild. Leer lassen, wenn keine dort stehen soll.",
  "The strip suits stills of one kind; the wall suits pictures of different shapes.":
    "Der Streifen passt zu Bildern einer Art, die Wand zu Bildern verschiedener Form.",
  "Strip (like film, to be drawn past)": "Streifen (wie ein Film, zum Vorbeiziehen)",
  "Wall (all at once)": "Wand (alle auf einmal)",
  Film: "Film",
  "A film on Vimeo or YouTube. Nothing is fetched from there before a visitor presses play.":
    "Ein Film auf Vimeo oder YouTube. Von dort wird nichts geladen, bevor jemand auf Abspielen drückt.",
  "Address of the film": "Adresse des Films",
  "Copy it from your browser's address bar, or from the film's Share button.":
    "Kopieren Sie sie aus der Adresszeile Ihres Browsers oder über „Teilen“ beim Film.",
  "Leave it empty to show the title the film has on Vimeo or YouTube.":
    "Leer lassen, um den Titel zu zeigen, den der Film auf Vimeo oder YouTube hat.",
  "Leave it empty to show the film's own still.":
    "Leer lassen, um das Standbild des Films zu zeigen.",
  "Shown under the film.": "Steht unter dem Film.",
  "The film has subtitles for what is said and heard":
    "Der Film hat Untertitel für das, was gesprochen wird und zu hören ist",
  "If not, give a transcript below.": "Wenn nicht, geben Sie unten eine Mitschrift an.",
  Transcript: "Mitschrift",
  "What is said and heard, in writing. People can fold it open under the film.":
    "Was gesprochen wird und zu hören ist, schriftlich. Sie lässt sich unter dem Film aufklappen.",
  "As wide as text": "So breit wie Text",
  Wider: "Breiter",
  "Across the page": "Über die ganze Seite",
  Player: "Player",
  "What is set suits most films.": "Was eingestellt ist, passt für die meisten Filme.",
  "Stops when another film begins": "Hält an, wenn ein anderer Film beginnt",
  "Without sound, and only for visitors who agreed to media.":
    "Ohne Ton, und nur für Besucher, die Medien zugestimmt haben.",
  "Shows the player's buttons": "Zeigt die Tasten des Players",
  "Begins again at the end": "Beginnt am Ende von vorn",
  "Begins without sound": "Beginnt ohne Ton",
  "Plays in its place on a phone": "Läuft auf dem Telefon an seinem Platz",
  "Off: it fills the phone's screen.": "Aus: Er füllt den Bildschirm des Telefons.",
  "Lets the page show through": "Lässt die Seite durchscheinen",
  "Only for films made with transparent parts.": "Nur für Filme mit durchsichtigen Teilen.",
  "Obeys the keyboard": "Hört auf die Tastatur",
  "Offers a small floating window": "Bietet ein kleines schwebendes Fenster an",
  Logos: "Logos",
  "Who stands behind it: partners, sponsors, press.":
    "Wer dahintersteht: Partner, Sponsoren, Presse.",
  "Says why they are here: “With the help of”. Leave it empty for none.":
    "Sagt, warum sie hier stehen: „Mit Unterstützung von“. Leer lassen, wenn keine dort stehen soll.",
  "Whose logo it is": "Wessen Logo es ist",
  "Read out to people who cannot see it.": "Wird denen vorgelesen, die es nicht sehen können.",
  "Best an SVG, cropped close: the site makes wide and square logos look equally large by their outlines.":
    "Am besten ein SVG, eng beschnitten: Die Website gleicht die Größe breiter und quadratischer Logos an ihren Umrissen aus.",
  "Their site": "Deren Website",
  "Where the logo leads. Leave it empty for no link.":
    "Wohin das Logo führt. Leer lassen, wenn es keinen Link geben soll.",
  "Colours of the logos": "Farben der Logos",
  "In one ink they are quiet beside each other, whatever their own colours are.":
    "In einer Farbe stehen sie ruhig nebeneinander, welche eigenen sie auch haben.",
  "In the page's ink": "In der Farbe der Seite",
  "Their own, on light paper": "In ihren eigenen, auf hellem Papier",
  "Call to action": "Aufruf",
  "Asks people to do one thing: book, join, come along.":
    "Bittet um eine Sache: buchen, mitmachen, vorbeikommen.",
  Request: "Bitte",
  "What people are asked to do, in a few words: “Take a seat”.":
    "Worum Sie bitten, in wenigen Worten: „Nehmen Sie Platz“.",
  "A sentence or two on why. Leave it empty for none.":
    "Ein oder zwei Sätze dazu, warum. Leer lassen, wenn nichts dort stehen soll.",
  "The link to press; at most one more for those who are not sure yet.":
    "Der Link zum Drücken; höchstens ein weiterer für die, die noch zögern.",
  "Stands beside the words and runs off the page. Leave it empty for none.":
    "Steht neben den Worten und läuft über den Seitenrand. Leer lassen, wenn es keines gibt.",
  "How loudly": "Wie laut",
  "Loud once a page at most: two shouts drown each other.":
    "Laut höchstens einmal je Seite: Zwei Rufe übertönen einander.",
  "Quietly (a line and a button)": "Leise (eine Zeile und eine Taste)",
  "Loudly (as large as a poster)": "Laut (groß wie ein Plakat)",
  Countdown: "Countdown",
  "Lamps that count the days, hours and minutes until something begins.":
    "Lampen, die Tage, Stunden und Minuten zählen, bis etwas beginnt.",
  "What begins": "Was beginnt",
  "Stands over the lamps until then: “The lamp is lit in”.":
    "Steht bis dahin über den Lampen: „Die Lampe brennt in“.",
  "When it begins": "Wann es beginnt",
  "By the clock of the computer you are using now.":
    "Nach der Uhr des Computers, an dem Sie gerade sitzen.",
  "Whose clocks the page shows": "Wessen Uhren die Seite zeigt",
  "The time zone of the venue. The page says the moment by its clocks and, to people elsewhere, by theirs as well. Empty: world time (UTC).":
    "Die Zeitzone des Ortes. Die Seite nennt den Zeitpunkt nach dessen Uhren und anderswo auch nach den dortigen. Leer: Weltzeit (UTC).",
  "Once it has begun": "Sobald es begonnen hat",
  "Takes the heading's place from that moment on: “The lamp is lit.”":
    "Tritt von da an an die Stelle der Überschrift: „Die Lampe brennt.“",
  "A sentence or two, before and after. Leave it empty for none.":
    "Ein oder zwei Sätze, davor und danach. Leer lassen, wenn nichts dort stehen soll.",
  "Two columns": "Zwei Spalten",
  "Two halves of the page side by side; on a phone one under the other.":
    "Zwei Hälften der Seite nebeneinander; auf dem Telefon untereinander.",
  "First column": "Erste Spalte",
  "Where reading starts: on the left in English, on the right in Arabic. On a phone it comes first.":
    "Wo das Lesen beginnt: im Deutschen links, im Arabischen rechts. Auf dem Telefon kommt sie zuerst.",
  "Second column": "Zweite Spalte",
  "Leave it empty for a half that is only colour.":
    "Leer lassen für eine Hälfte, die nur Farbe ist.",
  Widths: "Breiten",
  "Two halves": "Zwei Hälften",
  "First one wider": "Die erste breiter",
  "Second one wider": "Die zweite breiter",
  "Members' gate": "Schranke für Mitglieder",
  "A teaser for everyone, and blocks that only signed-in members receive.":
    "Ein Vorgeschmack für alle, und Blöcke, die nur angemeldete Mitglieder bekommen.",
  "For members": "Für Mitglieder",
  "What is inside": "Was dahinter ist",
  "One sentence that makes a visitor want to sign in.": "Ein Satz, der Lust aufs Anmelden macht.",
  "Words on the button": "Worte auf der Taste",
  "Leave it empty for “Sign in” in the visitor's language.":
    "Leer lassen für „Anmelden“ in der Sprache der Besucher.",
  Teaser: "Vorgeschmack",
  "What everyone sees above the gate.": "Was alle über der Schranke sehen.",
  "Behind the gate": "Hinter der Schranke",
  "Only members receive these blocks. Uploaded files are the exception: anyone who has the address of a picture or file can open it, so keep secrets out of uploads.":
    "Nur Mitglieder bekommen diese Blöcke. Ausgenommen sind hochgeladene Dateien: Wer die Adresse eines Bildes oder einer Datei hat, kann sie öffnen. Laden Sie also nichts Geheimes hoch.",
  "Who may pass": "Wer hindurch darf",
  "Everyone who is signed in, unless you ask for more here.":
    "Alle, die angemeldet sind, wenn Sie hier nicht mehr verlangen.",
  "Only with a confirmed email address": "Nur mit bestätigter E-Mail-Adresse",
  "Only with a second factor": "Nur mit zweitem Faktor",
  "The member typed a code from their phone when signing in.":
    "Das Mitglied hat beim Anmelden einen Code vom Telefon eingegeben.",
  "Only with a certain claim": "Nur mit einem bestimmten Merkmal",
  "A mark your developers put on accounts, such as plan = patron. Usually empty.":
    "Ein Merkmal, das Ihre Entwickler an Konten setzen, etwa plan = patron. Meist leer.",
  Value: "Wert",
} as const;
