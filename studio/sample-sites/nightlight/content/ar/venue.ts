import { columns } from "../../../compose/containers.ts";
import { toAddress } from "../../../compose/link.ts";
import { animationFile, hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { bullet, em, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { contact } from "./contact.ts";
import { questions } from "./questions.ts";

/** The page of the venue in Arabic. The seat rows have letters in abjad order. */
export const venue = page("ar", "venue", {
  title: "الدار",
  slug: "الدار",
  seo: {
    title: "ميريديان، شارع تالو · نايتلايت",
    description:
      "ميريديان: ٢١٢ مقعدًا، شاشة واحدة، قوس كربوني حتى ١٩٨٨. كيف تصل، وأين تجلس، وماذا تُحضر معك.",
    image: picture("facade", "ar"),
  },
  blocks: [
    hero("opening", {
      heading: "دار بُنيت للعتمة",
      text: "ميريديان، ٩ شارع تالو. ٢١٢ مقعدًا، شاشة واحدة، ولا نافذة منذ ١٩١١.",
      animation: animationFile("reel.json"),
      animationLabel: "تدور بكرة آلة العرض بينما يمتلئ صف من المقاعد بنقاط من ضوء.",
      loop: true,
      speed: 0.75,
      poster: picture("facade", "ar"),
      phonePoster: pictureCut("facadePhone"),
      layout: "split",
    }),
    text("history", {
      heading: "الشموع أولًا",
      body: rich(
        p(
          "من بنوا ميريديان كانوا يصنعون الشموع. في ١٩١١ نظروا إلى ثمن الشحم، ثم إلى ثمن التذكرة، ونصبوا شاشة في موضع القدور. وما زالت تفوح من الصفوف الخلفية، في الأمسيات الرطبة، رائحة كنيسة خفيفة.",
        ),
        h3("أين تجلس"),
        bullet(strong("الصف «ج»"), " إن جئت لتسمع."),
        bullet(strong("الصف «ح»"), " إن جئت لترى. الأرضية تنخفض هناك، فلا يهمّ طول من يجلس أمامك."),
        bullet(strong("الشرفة"), " إن جئت برفقة أحد."),
      ),
    }),
    image("the-house", {
      picture: picture("auditorium", "ar"),
      phonePicture: pictureCut("auditoriumUpright"),
      caption: "الصف «ج»، المقعد ١٤: أحسن صوت في الدار. وهو مشغول عادة.",
      width: "full",
      tone: "inverted",
    }),
    featureGrid("an-evening", {
      heading: "أمسية بالترتيب",
      intro: "لن يستعجلك أحد. والجرس حقيقي.",
      layout: "steps",
      features: [
        {
          title: "السابعة: الفناء",
          text: "فيلم مفتوح على الجدار، إن كان الجو صحوًا. يفتح شبّاك التذاكر وفيه فكّة.",
        },
        {
          title: "الثامنة: الأبواب",
          text: "اجلس حيث شئت. المعاطف إلى اليسار، والكلاب عند سول.",
        },
        {
          title: "الثامنة والثلث: جرسان",
          text: "واحد لمن في المقصف، وواحد لمن يقولون إنهم سمعوه.",
        },
        {
          title: "الثامنة والنصف: عتمة",
          text: "خمسة أفلام بلا استراحة. وحده مصباح حجرة العرض يبقى مضاءً.",
        },
        {
          title: "التاسعة وسبع وعشرون: المقصف",
          text: "الجميع رأوا الشيء نفسه. يمكنك أن تبدأ.",
        },
      ],
    }),
    text("silence", {
      layout: "statement",
      tone: "tertiary",
      body: rich(p("لا حلوى في أوراق. نبيعها في البهو عارية، من وعاء، بالملقط.")),
    }),
    columns("rooms", {
      split: "startWide",
      start: [
        image("booth-picture", {
          picture: picture("booth", "ar"),
          caption: "آلتا عرض، وفيرا واحدة.",
        }),
        text("booth", {
          heading: "حجرة العرض",
          body: rich(
            p(
              "كل ما تراه هنا كان يومًا شريطًا من شيء ما، أمسكته أمام الضوء ",
              em("إنسانة منتبهة"),
              ". اسمها فيرا هالم. تدير هذه الحجرة منذ ١٩٩٤، وتأخرت مرة واحدة، بسبب ولادة.",
            ),
          ),
        }),
      ],
      end: [
        text("foyer", {
          heading: "قبل وبعد",
          body: rich(p("المقصف تحت الدرج الأيسر. أما الدرج الأيمن فليس لك.")),
        }),
        image("foyer-picture", {
          picture: picture("foyer", "ar"),
          caption: "شبّاك التذاكر. النقد يُطوى والبطاقة تصفر، وكلاهما مقبول.",
        }),
      ],
    }),
    columns("getting-here", {
      tone: "secondary",
      start: [
        text("directions", {
          heading: "كيف تصل",
          tone: "secondary",
          body: rich(
            p(strong("مشيًا"), " من الميناء: صعودًا حتى تشمّ القهوة، ثم يسارًا."),
            p(
              strong("بالترام:"),
              " الخط ٤ إلى شارع تالو. آخر ترام عائد ينتظر نهاية الشارة؛ اسأل عن يوسف.",
            ),
            p(
              strong("بالكرسي المتحرك:"),
              " دخول بلا درجات من الفناء، وثمانية أماكن في الصف «و»، ومصعد إلى الشرفة. راسلنا فنحجز لك مكانًا: ",
              linked("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
              ".",
            ),
          ),
        }),
      ],
      end: [
        image("street-map", {
          picture: picture("streetMap", "ar"),
          caption: "المسافات غير دقيقة. القهوة دقيقة.",
          tone: "secondary",
        }),
      ],
    }),
    contact,
    questions,
  ],
});
