import { columns, gate } from "../../../compose/containers.ts";
import { toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, figure, h3, linked, p, rich } from "../../../compose/rich-text.ts";
import { image, video } from "../../../compose/showing.ts";
import { text } from "../../../compose/telling.ts";

/** The screening room page in Arabic, with a film behind a sign-in gate. */
export const screeningRoom = page("ar", "screening-room", {
  title: "صالة الأعضاء",
  slug: "صالة-الأعضاء",
  seo: {
    title: "صالة الأعضاء · نايتلايت",
    description: "لأعضاء نايتلايت: الفيلم السادس كاملًا، والملاحظات التي ترافقه.",
    image: picture("auditorium", "ar"),
  },
  blocks: [
    hero("opening", {
      heading: "بعد أن تخلو الدار",
      text: "هذه الصالة للأعضاء. العضوية مجانية، وهي باب لا ثمن.",
      poster: picture("auditorium", "ar"),
      phonePoster: pictureCut("auditoriumPhone"),
    }),
    gate("curtain", {
      heading: "خلف الستارة",
      promise: "فيلم كامل، وملاحظات عارضة الأفلام عليه، لعيون الأعضاء.",
      buttonLabel: "سجّل الدخول واجلس",
      teaser: [
        text("curtain-teaser", {
          layout: "statement",
          tone: "inverted",
          body: rich(
            p("مدته اثنتا عشرة دقيقة. فيه جسر، وفيه من كان عليه أن يقول شيئًا قبل أربعين عامًا."),
          ),
        }),
      ],
      blocks: [
        text("welcome", {
          heading: "انتبه إلى الدرجة",
          tone: "inverted",
          body: rich(
            p("تحتفظ عارضة الأفلام بالبكرة الأخيرة تحت الدرج."),
            p(
              "تقول إن المكان جاف، وإن أحدًا لا ينظر تحت الدرج بعد سن التاسعة. ما على البكرة يتغير كل نوفمبر. اختارت هذا العام ",
              em("Tears of Steel"),
              "، وهو فيلم مفتوح لمؤسسة بلندر، لأن من صنعوه أخبروا الجميع بعدها كيف صنعوه.",
            ),
            figure(picture("stairs", "ar"), "full", "الدرج الأيمن. الآن عرفت."),
          ),
        }),
        video("sixth-film", {
          address: "https://www.youtube.com/watch?v=R6MlUcmOul8",
          title: "الفيلم السادس: Tears of Steel",
          poster: picture("booth", "ar"),
          caption: "Tears of Steel، ٢٠١٢، ١٢ دقيقة. مؤسسة بلندر، المشاع الإبداعي مع نسب المصنَّف.",
          hasCaptions: true,
          width: "full",
        }),
        columns("notes", {
          tone: "tertiary",
          split: "startWide",
          start: [
            text("notes-text", {
              heading: "ملاحظات من حجرة العرض",
              tone: "tertiary",
              body: rich(
                p(
                  "اعرضه أعتم قليلًا مما يطلبه رأس الشريط. مشاهد الكنيسة تغفر ذلك، وتبدو الشاشات في الفيلم كأنها مضاءة حقًا.",
                ),
                h3("عند الدقيقة الرابعة"),
                p("راقب يدَي العجوز، لا الآلة. الكل يراقب الآلة."),
                h3("في النهاية"),
                p(
                  "ابقَ حتى آخر الشارة: إنها قائمة بأناس عملوا على مرأى من الجميع. ثم تعالَ وأخبرنا بما رأيت، في المقصف، ",
                  linked("تحت الدرج الآخر", toPage("page-ar-venue")),
                  ".",
                ),
              ),
            }),
          ],
          end: [
            image("notes-picture", {
              picture: picture("port", "ar"),
              caption: "كوّة العرض، من الصف «ح». إن كنت تراها، فهي تراك.",
              tone: "tertiary",
            }),
          ],
        }),
      ],
    }),
    text("membership", {
      heading: "ما العضوية",
      layout: "aside",
      body: rich(
        p(
          "اسم وعنوان، لنكتب إليك مرة في السنة، في أكتوبر. لا بطاقة، ولا نقاط، ولا تهنئة بعيد الميلاد.",
        ),
        p(
          "ما نحفظه، وإلى متى، تجده في ",
          linked("صفحة واحدة قصيرة", toPage("page-ar-privacy")),
          ".",
        ),
      ),
    }),
  ],
});
