import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { h3, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

export const filmMoth = page("ar", "film-moth", {
  title: "فراشة صاخبة",
  slug: "أفلام/فراشة-صاخبة",
  seo: {
    title: "فراشة صاخبة · نايتلايت",
    description: "فيلم دمى لبولا فيرت عن فراشة ليل، ومكبّر صوت، وثمن أن تُسمع.",
    image: picture("moth", "ar"),
  },
  blocks: [
    hero("opening", {
      heading: "فراشة صاخبة",
      text: "بولا فيرت · دمى وأسطوانة واحدة · ٦\u00a0دقائق",
      actions: links(link("عودة إلى ترتيب العرض", toPage("page-ar-programme"))),
      poster: picture("moth", "ar"),
      phonePoster: pictureCut("mothPhone"),
      layout: "split",
      tone: "primary",
    }),
    text("synopsis", {
      heading: "القمر الخطأ",
      body: rich(
        p(
          "إنه مستدير، ويطنّ، ودافئ في وسطه: كان يمكن لأي أحد أن يخطئ. تسكن الفراشة مكبّر صوت في مرقص مغلق، وإذا بها، لدهشتها هي، مسموعة.",
        ),
        p(
          "ثم صعود، فجولة، فناقد، فسقوط. يدوم ذلك ست دقائق لأن ",
          strong("الأسطوانة لا تدوم أكثر"),
          ": لم تملك فيرت غيرها، وظلّت تحرّك دماها عليها حتى أسلم الأخدود الروح.",
        ),
        h3("كلمة عن علوّ الصوت"),
        p("إنه مقصود. على الأبواب لبّاد، وعند الجيران تذاكر مجانية."),
      ),
    }),
    gallery("stills", {
      heading: "قبل السقوط",
      layout: "wall",
      pictures: [
        [picture("gramophone", "ar"), "التمرين الأول. البوق حقيقي، والغبار كذلك."],
        [picture("record", "ar"), "الأسطوانة. في النهاية كان معظم الأخدود هواءً."],
        [picture("dancehall", "ar"), "المرقص، مغلق منذ الفيضان. ترك أحدهم مكبّر الصوت شغّالًا."],
      ],
    }),
    quote("quotation", {
      words: "لا أحد يسأل المصباح إن كان يريد أن يُحَبّ.",
      name: "بولا فيرت",
      role: "من على المسرح، بعد الكأس الثانية",
      tone: "primary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=R6MlUcmOul8",
      title: "اختيارها للفناء: Tears of Steel",
      poster: picture("yardBridge", "ar"),
      caption:
        "روبوتات وندم وجسر في أمستردام: Tears of Steel (٢٠١٢)، مؤسسة بلندر، المشاع الإبداعي. يكاد يكون بالصخب نفسه.",
      hasCaptions: true,
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "بولا فيرت",
          body: rich(
            p(
              "تكسب رزقها من إصلاح آلات الأرغن. وتصنع دماها من اللبّاد الذي يتبقّى، ولهذا فكل حيواناتها بلون كتب التراتيل.",
            ),
            p("يوم السبت تُحضر الأسطوانة."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("wirth", "ar") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "بعد هذا تُضاء الأنوار.",
      text: "إلا إن كنت عضوًا. عندها ابقَ مكانك: هناك سادس.",
      actions: links(
        link("صالة الأعضاء", toPage("page-ar-screening-room")),
        link("ترتيب العرض", toPage("page-ar-programme")),
      ),
      picture: picture("stairs", "ar"),
      tone: "secondary",
    }),
  ],
});
