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

export const about = page("ar", "about", {
  title: "من نحن",
  slug: "من-نحن",
  seo: {
    title: "من نحن · نايتلايت",
    description: "من يدير نايتلايت، ولماذا فيه خمسة أفلام لا خمسون، وكيف ترسل فيلمك.",
    image: picture("booth", "ar"),
  },
  blocks: [
    hero("opening", {
      heading: "نحبّه قصيرًا",
      text: "يدير نايتلايت ستة أشخاص، لا أحد منهم متفرّغ، وكلهم مستيقظون.",
      actions: links(link("راسلنا", toAddress("mailto:house@nightlight.example"))),
      poster: picture("booth", "ar"),
      phonePoster: pictureCut("boothPhone"),
      layout: "split",
    }),
    text("why", {
      heading: "لماذا خمسة",
      body: rich(
        p(
          "في السنة الأولى عرضنا واحدًا وأربعين فيلمًا في ثلاثة أيام. وفي المساء الأخير سألنا الناس عمّا رأوه. كانوا قد رأوا ",
          em("الثالث"),
          ". ولم يتفقوا على أيّها كان الثالث.",
        ),
        p(
          "فاختصرنا. ثلاثون، ثمانية عشر، تسعة. عند الخمسة صار بعضهم يستشهد بها أمام بعض. وعند الأربعة صاروا يطلبون واحدًا آخر، وهكذا جاء الفيلم السادس، لكن هذا ",
          linked("شأن الأعضاء", toPage("page-ar-screening-room")),
          ".",
        ),
      ),
    }),
    stats("numbers", {
      figures: [
        ["١١", "سنة، وسنة فاتتنا بسبب السقف"],
        ["١٣٣", "فيلمًا عُرضت حتى آخر الشارة"],
        ["٢١٢", "مقعدًا، أحدها لفيرا"],
        ["١", "إنذار حريق (الواحدة ليلًا، خبز محمّص)"],
      ],
    }),
    text("people", {
      heading: "الستة",
      layout: "aside",
      body: rich(
        bullet(strong("مارتا ليند"), " تختار الأفلام، وتعتذر عن البقية."),
        bullet(strong("فيرا هالم"), " تدير حجرة العرض."),
        bullet(strong("سول أديمي"), " يدير الفناء، والطقس."),
        bullet(strong("جوناس بيل"), " عليه المال. يوجد بعضه."),
        bullet(strong("روكميني داس"), " تكتب الترجمة، وهذه السطور."),
        bullet(strong("السادس"), " يفضّل ألّا يُذكر اسمه، ويُعدّ الحساء."),
      ),
    }),
    quote("a-reply", {
      words: "ردّوا بعد أحد عشر يومًا، بخط اليد، وقالوا لي ما عيب القمر. وكانوا محقّين بشأن القمر.",
      name: "تيودور برانت",
      role: "أرسل فيلمًا في ٢٠٢٦، وآخر هذا العام",
      portrait: picture("brandt", "ar"),
      tone: "tertiary",
    }),
    text("submissions", {
      heading: "أرسل إلينا فيلمًا",
      body: rich(
        p("أقل من عشرين دقيقة، صنعه أحدهم، ومكتمل. لا رسوم ولا استمارة."),
        step("اكتب عنه ثلاث جمل، ولا تكتب عن نفسك شيئًا."),
        step(
          "أرسل ملفًا كما هو موصوف أدناه إلى ",
          linked("films@nightlight.example", toAddress("mailto:films@nightlight.example")),
          ".",
        ),
        step("انتظر حتى الأول من أغسطس. نردّ على الجميع، بخط اليد، ونقول لماذا."),
        h3("الملف"),
        p(
          "بصيغة H.264 أو ProRes، لا يقل عن ",
          code("1920\u00a0×\u00a01080"),
          "، بصوت مجسّم أو أفضل. ومن أي ملف عندك، هذا يكفي:",
        ),
        codeSample(
          "shell",
          "ffmpeg -i your-film.mov \\\n  -c:v libx264 -crf 16 -pix_fmt yuv420p \\\n  -c:a aac -b:a 320k \\\n  your-film.mp4",
        ),
        h4("وعلى الورق أيضًا"),
        p(
          "مرسوم على زجاج، أو مقصوص من لبّاد، أو مخدوش على شريط: ضعه في صندوق وأرسله. عندنا الآلة المناسبة.",
        ),
        figure(picture("programme", "ar"), "reading", "بعضها يصل هكذا."),
      ),
    }),
    callToAction("send", {
      heading: "اكتمل؟ أرسله إذن.",
      text: "حتى الأول من يونيو. بعده تأتي السنة القادمة، والسنة القادمة مظلمة بالقدر نفسه.",
      actions: links(link("اكتب إلى مارتا", toAddress("mailto:films@nightlight.example"))),
      emphasis: "loud",
    }),
    logos("partners", {
      heading: "بفضلهم يبقى المصباح مضاءً",
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
        figure(picture("moth", "ar"), "wide"),
        p("قاعدة الدار أقدم من الدار: من أدخل ضوءًا أطفأه."),
      ),
    }),
  ],
});
