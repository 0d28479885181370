import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { bullet, h3, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

export const filmSalt = page("ar", "film-salt", {
  title: "ملح",
  slug: "أفلام/ملح",
  seo: {
    title: "ملح · نايتلايت",
    description: "«ملح» لتيودور برانت: أرملة تردّ دَين زوجها إلى البحر، كيسًا كل ليلة.",
    image: picture("boat", "ar"),
  },
  blocks: [
    hero("opening", {
      heading: "ملح",
      text: "تيودور برانت · أسود وأبيض، وأخضر واحد · ٩\u00a0دقائق",
      actions: links(link("عودة إلى ترتيب العرض", toPage("page-ar-programme"))),
      poster: picture("boat", "ar"),
      phonePoster: pictureCut("boatPhone"),
      tone: "tertiary",
    }),
    text("synopsis", {
      heading: "ما يُقرضه البحر",
      body: rich(
        p(
          "على المرسى سبعة أكياس، وأمامها سبع ليالٍ قبل أن يأتي الدائنون من المدينة. الأرملة تعرف لمن هذا الملح، وهو ليس لهم.",
        ),
        p(
          "لا أحد يتكلم في ",
          strong("«ملح»"),
          ". فيه مجاديف، وكلب على الشاطئ البعيد، والصوت الذي يُصدره كيس حين يستردّه البحر. جرّب برانت أحد عشر قاربًا حتى وجد ذلك الصوت.",
        ),
        h3("انتبه إلى"),
        bullet("القمر، وقد صُنع من الخشب الرقائقي وكان أثقل من القارب؛"),
        bullet("الأخضر، وهو يظهر مرة واحدة لثانيتين، وليس مصادفة؛"),
        bullet("يدَي الأرملة، فقد جدّفت يورون آس الفيلم كله بنفسها."),
      ),
    }),
    gallery("stills", {
      heading: "سبع ليالٍ",
      pictures: [
        [picture("sacks", "ar"), "الليلة السابعة. شيء ما سبق إلى الكيس الأخير."],
        [picture("oar", "ar"), "الصوت: مجداف، قطرة، مجداف. القارب الحادي عشر."],
        [picture("green", "ar"), "الأخضر. ثانيتان، مرة واحدة. أنت لم تره هنا."],
      ],
    }),
    quote("quotation", {
      words: "القمر دائن هو أيضًا. كل ما في الأمر أنه يبدو كمن يُعطي ضوءًا.",
      name: "مدير الميناء",
      role: "حين أُري الخشب الرقائقي",
      tone: "tertiary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
      title: "اختياره للفناء: Sintel",
      poster: picture("yardSnow", "ar"),
      caption:
        "فتاة وتنّين وطريق طويل في الثلج: Sintel (٢٠١٠)، مؤسسة بلندر، المشاع الإبداعي. البس ما يكفي للفيلمين.",
      hasCaptions: true,
      width: "full",
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "تيودور برانت",
          body: rich(
            p(
              "مرشد سفن في الميناء حتى ٢٠١٦. يقول إن الأفلام والسفن تدخل المرسى بالطريقة نفسها: إلى الخلف، ببطء، وعلى يد من لا يملكها.",
            ),
            p("يوم الجمعة يُحضر القارب."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("brandt", "ar") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "بعده يأتي المطر.",
      text: "ثم خريطة تنقصها تلّة، وفي الختام فراشة عليها أن تخفض صوتها.",
      actions: links(
        link("ترتيب العرض", toPage("page-ar-programme")),
        link("إلى «فراشة صاخبة»", toPage("page-ar-film-moth")),
      ),
      picture: picture("posterPlatform", "ar"),
      tone: "inverted",
    }),
  ],
});
