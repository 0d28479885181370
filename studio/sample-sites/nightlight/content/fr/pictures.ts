import type { StillName } from "../pictures.ts";

export const alternativeTexts = {
  aperture:
    "Des lamelles d’obturateur sombres s’ouvrent sur une fenêtre dorée à huit côtés. Dedans, un petit homme sur une échelle tend la main vers un réverbère.",
  programme:
    "Une bande de film traverse le noir. Ses cinq images contiennent un réverbère, une lune, une fenêtre de train, une carte et une phalène.",
  street:
    "Une rue étroite s’enfonce entre des maisons noires. Tous les réverbères sont éteints sauf un ; dessous se tient un homme avec une échelle.",
  ladder:
    "De tout près : une main gantée approche une allumette enflammée de la mèche d’un réverbère.",
  book: "Un carnet ouvert, plein de noms, toutes les lignes rayées sauf la dernière, qui est rouge. Un crayon rouge est posé à côté.",
  dog: "Un chien au collier rouge est assis au bord d’un rond de lumière et lève les yeux vers la flamme.",
  bakery:
    "Une boulangerie à la vitrine éclairée. Derrière son pignon, le ciel est la nuit à gauche et, passé un bord découpé, le plein jour à droite.",
  boat: "Une énorme lune pâle est posée au bord d’une mer noire. Devant elle, minuscule, quelqu’un rame dans une barque.",
  sacks:
    "Sept sacs de sel alignés sur une jetée. Le dernier est percé, et il en coule un filet blanc.",
  oar: "Une rame au-dessus de l’eau noire. Des gouttes tombent de la pale dans des cercles qui s’élargissent ; derrière, la lune flotte en lanières.",
  green:
    "Sous l’eau : un sac de sel s’éloigne de la quille de la barque et sombre dans un éventail de lumière verte.",
  platform:
    "La pluie tombe de biais sur un train de nuit. Une fenêtre est éclairée ; une femme en chapeau y regarde un quai vide.",
  map: "Les courbes de niveau d’une carte dessinent le profil d’une fillette. Une épingle rouge marque un lieu derrière son oreille.",
  moth: "Une phalène ouvre ses ailes devant une ampoule nue. Les yeux de ses ailes sont des haut-parleurs.",
  gramophone:
    "Un pavillon de gramophone grand comme une pièce. Sur le bord, une phalène s’apprête à entrer.",
  record: "Un disque remplit l’image. Une phalène claire marche dans le sillon vers l’aiguille.",
  dancehall:
    "Un dancing désert, les chaises retournées sur les tables. Une boule à facettes jette ses points de lumière autour d’un grand haut-parleur.",
  posterStreet:
    "Affiche : un haut réverbère se dresse comme une fleur dans une ville noire ; sa lumière est un disque d’or.",
  posterSalt:
    "Affiche : une barque sous une lune qui perd du sel comme un sac déchiré ; plus bas, le mot Salt sombre dans la mer.",
  posterPlatform:
    "Affiche : un parapluie sous des traits de pluie ; sa poignée est un chiffre neuf.",
  posterMap:
    "Affiche : la tête d’une fillette de profil, remplie des collines, de la rivière et de la route en pointillé d’une carte.",
  posterMoth:
    "Affiche : une phalène aux ailes de haut-parleurs, large comme la feuille, au-dessus d’une petite ampoule allumée.",
  facade:
    "Le Meridian, la nuit : une façade sombre, une marquise éclairée et une porte dorée par laquelle quelqu’un s’apprête à entrer.",
  auditorium:
    "Des rangées de fauteuils vides s’incurvent vers un écran blanc allumé. Au troisième rang, on voit une seule tête.",
  auditoriumUpright:
    "La salle depuis le dernier rang : un écran blanc allumé, et les fauteuils qui descendent vers lui.",
  booth:
    "La cabine : un projecteur à deux grandes bobines lance son faisceau par un petit hublot ; une femme se tient près de la lanterne.",
  port: "Le mur du fond de la salle : le faisceau sort d’une petite fenêtre ; dans la fenêtre éclairée d’à côté se tient la projectionniste.",
  foyer:
    "Le foyer : un sol en damier, un guichet éclairé de l’intérieur et un escalier qui monte hors de vue.",
  yard: "Une cour au crépuscule : des chaises pliantes, des gens sous des couvertures, un chien, et un carré de lumière blanche sur le mur aveugle.",
  yardRabbit:
    "Sur le mur de la cour, un grand lapin regarde un papillon. Des gens et un chien regardent aussi.",
  yardSnow:
    "Sur le mur de la cour, une fille à la lance se tient dans la neige, et un dragon survole les montagnes.",
  yardBridge:
    "Sur le mur de la cour, un robot à l’œil rouge se tient sur un pont devant des maisons étroites.",
  streetMap:
    "Plan : un chemin en pointillé monte du port à Tallow Street, passe une tasse fumante et tourne à gauche vers la maison. Le tram 4 s’arrête dans la rue.",
  stairs:
    "Un escalier sombre vu de côté. Dans le placard, en dessous, une boîte de film ronde accroche la lumière.",
  calder:
    "Portrait d’Ines Calder en silhouette : cheveux courts, col montant, une paire de ciseaux devant la lumière.",
  brandt:
    "Portrait de Teodor Brandt en silhouette : bonnet de laine, barbe fournie, col relevé contre le vent.",
  wirth:
    "Portrait de Pola Wirth en silhouette : un haut chignon traversé d’un crayon, un casque autour du cou.",
  social:
    "Nightlight : l’objectif allumé d’un projecteur dans le noir, son faisceau file jusqu’au bord de l’image.",
} as const satisfies Record<StillName, string>;
