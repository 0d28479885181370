import { callToAction } from "../../../compose/asking.ts";
import { link, links, toAddress, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import {
  bullet,
  code,
  codeSample,
  em,
  figure,
  h3,
  h4,
  linked,
  p,
  rich,
  step,
  strong,
} from "../../../compose/rich-text.ts";
import { logos } from "../../../compose/showing.ts";
import { quote, stats, text } from "../../../compose/telling.ts";

export const about = page("fr", "about", {
  title: "À propos",
  slug: "a-propos",
  seo: {
    title: "À propos · Nightlight",
    description:
      "Qui fait Nightlight, pourquoi cinq films et pas cinquante, et comment envoyer le vôtre.",
    image: picture("booth", "fr"),
  },
  blocks: [
    hero("opening", {
      heading: "Nous faisons court",
      text: "Nightlight, ce sont six personnes, aucune à plein temps, toutes réveillées.",
      actions: links(link("Nous écrire", toAddress("mailto:house@nightlight.example"))),
      poster: picture("booth", "fr"),
      phonePoster: pictureCut("boothPhone"),
      layout: "split",
    }),
    text("why", {
      heading: "Pourquoi cinq",
      body: rich(
        p(
          "La première année, nous avons montré quarante et un films en trois jours. Le dernier soir, nous avons demandé aux gens ce qu’ils avaient vu. Ils avaient vu ",
          em("le troisième"),
          ". Personne n’était d’accord sur lequel c’était.",
        ),
        p(
          "Alors nous avons coupé. Trente, dix-huit, neuf. À cinq, les gens ont commencé à se les citer. À quatre, ils en ont réclamé un autre : c’est ainsi qu’est né le sixième, mais cela, c’est ",
          linked("une affaire de membres", toPage("page-fr-screening-room")),
          ".",
        ),
      ),
    }),
    stats("numbers", {
      figures: [
        ["11", "éditions, et une année sautée à cause du toit"],
        ["133", "films montrés, jusqu’au bout du générique"],
        ["212", "fauteuils, dont un à Vera"],
        ["1", "alarme incendie (1 h du matin, un toast)"],
      ],
    }),
    text("people", {
      heading: "Les six",
      layout: "aside",
      body: rich(
        bullet(strong("Marta Lind"), " choisit les films, et s’excuse auprès des autres."),
        bullet(strong("Vera Halm"), " tient la cabine."),
        bullet(strong("Sol Adeyemi"), " tient la cour, et la météo."),
        bullet(strong("Jonas Pell"), " s’occupe de l’argent. Il y en a."),
        bullet(strong("Rukmini Das"), " écrit les sous-titres, et ceci."),
        bullet(strong("La sixième personne"), " préfère ne pas être nommée, et fait la soupe."),
      ),
    }),
    quote("a-reply", {
      words:
        "Ils ont répondu en onze jours, à la main, et m’ont dit ce qui n’allait pas avec la lune. Pour la lune, ils avaient raison.",
      name: "Teodor Brandt",
      role: "a envoyé un film en 2026, et un autre cette année",
      portrait: picture("brandt", "fr"),
      tone: "tertiary",
    }),
    text("submissions", {
      heading: "Envoyer un film",
      body: rich(
        p("Moins de vingt minutes, fait par quelqu’un, terminé. Pas de frais, pas de formulaire."),
        step("Écrivez trois phrases sur lui, et aucune sur vous."),
        step(
          "Envoyez un fichier comme ci-dessous à ",
          linked("films@nightlight.example", toAddress("mailto:films@nightlight.example")),
          ".",
        ),
        step(
          "Attendez jusqu’au premier août. Nous répondons à tout le monde, à la main, et nous disons pourquoi.",
        ),
        h3("Le fichier"),
        p(
          "H.264 ou ProRes, au moins ",
          code("1920 × 1080"),
          ", en stéréo ou mieux. D’où que vous partiez, ceci suffit :",
        ),
        codeSample(
          "shell",
          "ffmpeg -i votre-film.mov \\\n  -c:v libx264 -crf 16 -pix_fmt yuv420p \\\n  -c:a aac -b:a 320k \\\n  votre-film.mp4",
        ),
        h4("Sur papier aussi"),
        p(
          "Dessiné sur verre, taillé dans le feutre, gratté sur l’amorce : envoyez-le dans une boîte. Nous avons la machine qu’il faut.",
        ),
        figure(picture("programme", "fr"), "reading", "Certains nous arrivent ainsi."),
      ),
    }),
    callToAction("send", {
      heading: "Terminé ? Alors envoyez-le.",
      text: "Jusqu’au premier juin. Après, c’est l’année prochaine, et l’année prochaine est tout aussi noire.",
      actions: links(link("Écrire à Marta", toAddress("mailto:films@nightlight.example"))),
      emphasis: "loud",
    }),
    logos("partners", {
      heading: "Ils gardent la lampe allumée",
      logos: [
        ["logos/logo-tallowby.svg", "Tallowby Lamps"],
        ["logos/logo-tin-street.svg", "Tin Street Press"],
        ["logos/logo-line-four.svg", "Line Four Trams"],
        ["logos/logo-felt-groove.svg", "Felt & Groove"],
        ["logos/logo-night-oven.svg", "The Night Oven"],
      ],
    }),
    text("house-rule", {
      tone: "inverted",
      layout: "aside",
      body: rich(
        figure(picture("moth", "fr"), "wide"),
        p(
          "La règle de la maison est plus vieille que la maison : qui apporte une lumière l’éteint.",
        ),
      ),
    }),
  ],
});
