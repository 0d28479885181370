import { hero, text, video } from "../../compose/block.ts";
import { link, links, toPage } from "../../compose/link.ts";
import { page } from "../../compose/page.ts";
import { picture } from "../../compose/picture.ts";
import { em, figure, h3, linked, p, rich, step, strong } from "../../compose/rich-text.ts";

/** The running order: five films, each with its poster. */
export const programme = page("en", "programme", {
  title: "Programme",
  slug: "programme",
  seo: {
    title: "Programme · Nightlight",
    description:
      "The running order of the eleventh Nightlight: five short films, fifty-seven minutes, no interval.",
    image: picture("programme", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "The running order",
      text: "Five films, fifty-seven minutes, no interval. Go before.",
      actions: links(link("Where we are", toPage("page-en-venue"))),
      poster: picture("programme", "en"),
      tone: "ink",
    }),
    text("order", {
      heading: "In this order, please",
      layout: "aside",
      body: rich(
        step(strong("The Lamplighter’s Last Street"), " · Ines Calder · 14\u00a0min"),
        step(strong("Salt"), " · Teodor Brandt · 9\u00a0min"),
        step(strong("Platform Nine, Rain"), " · Hana Sorel · 11\u00a0min"),
        step(strong("The Cartographer’s Daughter"), " · Abel Nouri · 17\u00a0min"),
        step(strong("Loud Moth"), " · Pola Wirth · 6\u00a0min"),
      ),
    }),
    text("lamplighter", {
      tone: "gold",
      heading: "The Lamplighter’s Last Street",
      body: rich(
        p(
          "The gas goes off one street at a time. He has one left, forty lamps long, and every evening he lights it a little more slowly.",
        ),
        figure(picture("posterStreet", "en"), "reading"),
        p(linked("About the film", toPage("page-en-film-lamplighter"))),
      ),
    }),
    text("salt", {
      tone: "sea",
      heading: "Salt",
      body: rich(
        p(
          "A salt merchant dies owing the sea. His widow pays it back, a sack a night, in a boat that was never meant for it. On the seventh night the moon is in the way.",
        ),
        figure(picture("posterSalt", "en"), "reading"),
        p(linked("About the film", toPage("page-en-film-salt"))),
      ),
    }),
    text("platform", {
      heading: "Platform Nine, Rain",
      body: rich(
        p(
          "A train that is in no timetable stops for a minute. One window is lit. The woman in it and the man on the platform both believe that the other one is leaving. ",
          em("Filmed in a single night, in real rain, with one umbrella."),
        ),
        figure(
          picture("platform", "en"),
          "full",
          "Platform Nine, Rain. Hana Sorel waited four months for this weather.",
        ),
        figure(picture("posterPlatform", "en"), "reading"),
      ),
    }),
    text("map", {
      heading: "The Cartographer’s Daughter",
      body: rich(
        p(
          "Her mother drew the whole country and left out one hill on purpose. The girl goes to look for it, with a pencil, in case it needs drawing. Ink on glass, seventeen minutes, two and a half years.",
        ),
        figure(
          picture("map", "en"),
          "wide",
          "Every line is a real contour, of a place that isn’t.",
        ),
        figure(picture("posterMap", "en"), "reading"),
      ),
    }),
    text("moth", {
      tone: "lamp",
      heading: "Loud Moth",
      body: rich(
        p(
          "A moth mistakes a loudspeaker for the moon, moves in, and has a career. The shortest film of the night and by some distance the loudest.",
        ),
        figure(picture("posterMoth", "en"), "reading"),
        p(linked("About the film", toPage("page-en-film-moth"))),
      ),
    }),
    video("yard", {
      address: "https://vimeo.com/1084537",
      title: "Big Buck Bunny, in the yard at seven",
      poster: picture("yard", "en"),
      caption:
        "Open-air classics: Big Buck Bunny (2008), by the Blender Foundation, under a Creative Commons licence. Ten minutes, no dialogue, one very patient rabbit.",
      transcript: rich(
        p("There are no words in this film. What happens is this."),
        p(
          "A very large rabbit wakes in a meadow, smells a flower, follows a butterfly. Three small rodents throw fruit at him, break his apple and kill the butterfly because it can’t throw back.",
        ),
        p(
          "The rabbit thinks about it overnight. In the morning he sharpens sticks, bends a sapling and lays out his traps. Two of the three learn about gravity; the third, who can fly, learns about kite string.",
        ),
        h3("Sound"),
        p(
          "Birdsong, a solo clarinet, a snapping twig, and an orchestra that always sees it coming.",
        ),
      ),
      width: "wide",
    }),
  ],
});
