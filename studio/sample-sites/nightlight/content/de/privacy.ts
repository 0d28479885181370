import { text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";
import { bullet, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { toAddress } from "../../../compose/link.ts";

export const privacy = page("de", "privacy", {
  title: "Datenschutz",
  slug: "datenschutz",
  seo: {
    title: "Datenschutz · Nightlight",
    description:
      "Was diese Website über Sie speichert, warum und wie lange. Eine Seite, klare Worte.",
    image: picture("social", "de"),
  },
  blocks: [
    text("notice", {
      heading: "Was wir behalten und was nicht",
      body: rich(
        p(
          "Wir sind ein kleines Festival und möchten wenig über Sie wissen. Hier steht alles. Ist ein Satz unklar, liegt es an uns: Schreiben Sie an ",
          linked("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
          ", wir antworten und bessern dann den Satz aus.",
        ),
        h3("Wenn Sie sich nur umsehen"),
        p(
          "Die Seite kommt zu Ihnen, und gespeichert wird nichts außer Ihrer Antwort auf die Frage am unteren Rand, damit wir sie nicht zweimal stellen. Sie liegt sechs Monate lang in einem Cookie von uns. Kein anderes Unternehmen erfährt, dass Sie hier waren.",
        ),
        h3("Wenn Sie das Zählen erlauben"),
        p(
          "Dann laden wir einen Tag-Manager. Er zählt Besuche und verrät uns, welche Seiten zu Ende gelesen werden. Einmal im Jahr, im Januar, entscheiden wir danach, was wir kürzen. Die Erlaubnis können Sie am Fuß jeder Seite jederzeit zurücknehmen.",
        ),
        h3("Wenn Sie einen Film abspielen"),
        p(
          "Die Filme aus dem Hof liegen bei YouTube und Vimeo. Dort fragen wir nichts an, bis Sie auf Abspielen drücken oder Medien erlaubt haben. Von da an kennt der Anbieter Ihre IP-Adresse und weiß, was Sie ansehen, genau so, als wären Sie selbst hingegangen. Wir nehmen die leiseren Türen: beim einen die Adresse ohne Cookies, beim anderen die Einstellung gegen das Nachverfolgen.",
        ),
        h3("Wenn Sie Mitglied werden"),
        bullet(
          strong("Wir behalten"),
          " Ihre E-Mail-Adresse, einen Namen, falls Sie einen angeben, und Ihr Passwort in einer Form, die auch wir nicht lesen können.",
        ),
        bullet(
          strong("Wir brauchen das,"),
          " um Sie einzulassen und Ihnen im Oktober zu schreiben.",
        ),
        bullet(
          strong("Wir löschen es"),
          " an dem Tag, an dem Sie es verlangen, oder nach zwei Novembern ohne Sie.",
        ),
        h3("Ihre Rechte"),
        p(
          "Sie dürfen sehen, was wir haben, es berichtigen, mitnehmen oder löschen lassen. Einen Grund müssen Sie nicht nennen. Sind wir zu langsam, beschweren Sie sich: zuerst bei uns, wenn Sie mögen, und in jedem Fall bei der Datenschutzbehörde Ihres Wohnorts.",
        ),
        p(
          "Nightlight, Tallow Street 9. Verantwortlich: Jonas Pell, der das Geld macht und, wie sich zeigt, auch dies.",
        ),
      ),
    }),
  ],
});
