import type { StillName } from "../pictures.ts";

export const alternativeTexts = {
  aperture:
    "Dunkle Blendenlamellen stehen offen um ein goldenes achteckiges Fenster. Darin reicht ein kleiner Mann von der Leiter zu einer Straßenlaterne hinauf.",
  programme:
    "Ein Filmstreifen hängt quer durchs Dunkel. In seinen fünf Bildern: eine Laterne, ein Mond, ein Zugfenster, eine Landkarte und ein Falter.",
  street:
    "Eine enge Straße läuft zwischen dunklen Häusern davon. Alle Laternen sind aus bis auf eine; darunter steht ein Mann mit einer Leiter.",
  ladder:
    "Ganz nah: Eine Hand im Handschuh hält ein brennendes Streichholz an den Docht einer Laterne.",
  book: "Ein aufgeschlagenes Buch voller Namen, jede Zeile durchgestrichen bis auf die letzte, die rot ist. Daneben liegt ein roter Stift.",
  dog: "Ein Hund mit rotem Halsband sitzt am Rand eines Lichtkreises und schaut zur Flamme der Laterne hinauf.",
  bakery:
    "Eine Bäckerei mit hellem Fenster. Hinter ihrem Giebel ist der Himmel links Nacht und rechts, nach einer Schnittkante, heller Tag.",
  boat: "Ein riesiger bleicher Mond sitzt auf der Kante eines schwarzen Meeres. Davor, winzig klein, rudert jemand ein Boot.",
  sacks:
    "Sieben Salzsäcke in einer Reihe auf einem Steg. Der letzte hat ein Loch, und ein weißer Faden rieselt heraus.",
  oar: "Ein Ruder über schwarzem Wasser. Vom Blatt fallen Tropfen in Ringe, die größer werden; dahinter liegt der Mond in Streifen.",
  green:
    "Unter Wasser: Ein Salzsack sinkt vom Kiel des Bootes fort in einen Fächer aus grünem Licht.",
  platform:
    "Schräger Regen auf einem Nachtzug. Ein Fenster leuchtet; darin blickt eine Frau mit Hut auf einen leeren Bahnsteig.",
  map: "Die Höhenlinien einer Landkarte zeichnen das Profil eines Mädchens. Eine rote Nadel markiert eine Stelle hinter ihrem Ohr.",
  moth: "Ein Falter breitet vor einer nackten Glühbirne die Flügel aus. Die Augen auf seinen Flügeln sind Lautsprecher.",
  gramophone:
    "Ein Grammofontrichter, groß wie ein Zimmer. Auf seinem Rand sitzt ein Falter und will gerade hinein.",
  record:
    "Eine Schallplatte füllt das Bild. Ein heller Falter läuft in der Rille auf die Nadel zu.",
  dancehall:
    "Ein leeres Tanzlokal, die Stühle stehen auf den Tischen. Eine Spiegelkugel wirft ihre Punkte um einen großen Lautsprecher.",
  posterStreet:
    "Filmplakat: Eine hohe Straßenlaterne steht wie eine Blume in einer schwarzen Stadt; ihr Licht ist eine goldene Scheibe.",
  posterSalt:
    "Filmplakat: Ein Ruderboot unter einem Mond, der Salz verliert wie ein aufgerissener Sack; darunter versinkt das Wort Salt im Meer.",
  posterPlatform:
    "Filmplakat: ein Regenschirm unter Strichen aus Regen; sein Griff ist die Ziffer Neun.",
  posterMap:
    "Filmplakat: der Kopf eines Mädchens im Profil, gefüllt mit Hügeln, Fluss und gestrichelter Straße einer Landkarte.",
  posterMoth:
    "Filmplakat: ein Falter mit Lautsprechern als Flügeln, breit wie der Bogen, über einer kleinen brennenden Birne.",
  facade:
    "Das Meridian bei Nacht: eine dunkle Fassade mit leuchtendem Vordach und goldener Tür, durch die gerade jemand eintritt.",
  auditorium:
    "Leere Sitzreihen wölben sich zu einer hellen, leeren Leinwand. In der dritten Reihe ist ein einzelner Kopf zu sehen.",
  auditoriumUpright:
    "Der Saal von der letzten Reihe aus: eine helle, leere Leinwand und Sitze, die zu ihr hinabführen.",
  booth:
    "Der Vorführraum: Ein Projektor mit zwei großen Spulen wirft sein Licht durch eine kleine Luke; eine Frau steht am Lampenhaus.",
  port: "Die Rückwand des Saals: Aus einem kleinen Fenster fällt der Lichtstrahl, im hellen Fenster daneben steht die Vorführerin.",
  foyer:
    "Das Foyer: ein gewürfelter Boden, ein von innen erleuchtetes Kassenfenster und eine Treppe, die aus dem Bild steigt.",
  yard: "Ein Hof in der Dämmerung: Klappstühle, Leute unter Decken, ein Hund und ein weißes Quadrat aus Licht auf der Brandmauer.",
  yardRabbit:
    "Auf der Hofwand betrachtet ein großes Kaninchen einen Schmetterling. Leute und ein Hund sehen zu.",
  yardSnow:
    "Auf der Hofwand steht ein Mädchen mit Speer im Schnee, und ein Drache fliegt über die Berge.",
  yardBridge:
    "Auf der Hofwand steht ein Roboter mit einem roten Auge auf einer Brücke vor schmalen Häusern.",
  streetMap:
    "Karte: Ein gepunkteter Weg steigt vom Hafen zur Tallow Street hinauf und biegt bei einer dampfenden Tasse links zum Haus ab. Die Straßenbahn 4 hält in der Straße.",
  stairs:
    "Eine dunkle Treppe von der Seite. Im Verschlag darunter fängt eine runde Filmdose das Licht.",
  calder:
    "Porträt von Ines Calder als Schattenriss: kurzes Haar, hoher Kragen, eine Schere vor dem Licht.",
  brandt:
    "Porträt von Teodor Brandt als Schattenriss: Wollmütze, Vollbart, der Kragen gegen den Wind hochgeschlagen.",
  wirth:
    "Porträt von Pola Wirth als Schattenriss: hochgesteckter Knoten, ein Bleistift darin, Kopfhörer um den Hals.",
  social:
    "Nightlight: ein leuchtendes Projektorobjektiv im Dunkeln, dessen Strahl bis zum Bildrand läuft.",
} as const satisfies Record<StillName, string>;
