import { countdown } from "../../../compose/asking.ts";
import { gate } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { animationFile, announcement, hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { video } from "../../../compose/showing.ts";
import { featureGrid, quote, text } from "../../../compose/telling.ts";

export const home = page("ar", "home", {
  title: "نايتلايت",
  slug: "index",
  seo: {
    title: "نايتلايت · مهرجان للأفلام القصيرة",
    description:
      "خمسة أفلام قصيرة، أربع ليالٍ في نوفمبر، دار مظلمة واحدة. الدورة الحادية عشرة من نايتلايت في ميريديان، شارع تالو.",
    image: picture("social", "ar"),
  },
  blocks: [
    hero("opening", {
      heading: "خمسة أفلام. مصباح واحد.",
      text: "نايتلايت مهرجان للأفلام القصيرة: أربع ليالٍ في نوفمبر، برنامج واحد، دار مظلمة واحدة. تُفتح الأبواب في الثامنة. ولا أحد يتحدث عن مشاريعه.",
      actions: links(
        link("شاهد البرنامج", toPage("page-ar-programme")),
        link("الطريق إلى الدار", toPage("page-ar-venue")),
      ),
      animation: animationFile("aperture.json"),
      animationLabel: "تدور شفرات العدسة فتنفتح على شارع ذهبي يُشعل فيه رجل على سلّم فانوسًا.",
      poster: picture("aperture", "ar"),
      phonePoster: pictureCut("aperturePhone"),
    }),
    announcement("seats", {
      label: "المقاعد",
      text: "الخميس سيمتلئ. الأحد فيه متّسع، وفيه حساء أيضًا.",
      link: link("الليالي الأربع", toPage("page-ar-programme")),
      tone: "primary",
    }),
    text("length", {
      layout: "statement",
      body: rich(
        p(
          "سبع وخمسون دقيقة. هذا هو المهرجان كله، ونقدّمه لك ",
          em("كاملًا"),
          ": خمسة أفلام، بالترتيب، حتى آخر اسم في الشارة.",
        ),
      ),
    }),
    featureGrid("the-films", {
      heading: "صغير بما يكفي لتراه كله",
      intro:
        "معظم المهرجانات شجار مع جدول المواعيد. عندنا قاعة واحدة وشاشة واحدة وترتيب واحد، وحين يفتح المقصف يكون الجميع قد رأوا الشيء نفسه. نزعم أن المقصف يتحسّن بذلك.",
      tone: "secondary",
      features: [
        {
          title: "شارع الفوانيس الأخير",
          text: "أربعون فانوسًا، تلّة، كلب. بوسعه أن ينتهي في نصف ساعة.",
          picture: picture("posterStreet", "ar"),
          link: link("تمشَّ في شارع الصفيح", toPage("page-ar-film-lamplighter")),
        },
        {
          title: "ملح",
          text: "أرملة تجدّف بديون زوجها عائدة بها إلى البحر، كيسًا كل ليلة.",
          picture: picture("posterSalt", "ar"),
          link: link("جدّف معها", toPage("page-ar-film-salt")),
        },
        {
          title: "رصيف تسعة، مطر",
          text: "قطار لا يرد في أي جدول يتوقف دقيقة واحدة.",
          picture: picture("posterPlatform", "ar"),
          link: link("انتظر تحت المطر", toPage("page-ar-programme")),
        },
        {
          title: "ابنة رسّامة الخرائط",
          text: "تلّة واحدة سقطت من الخريطة. تأخذ معها قلم رصاص.",
          picture: picture("posterMap", "ar"),
          link: link("ابحث عن التلّة", toPage("page-ar-programme")),
        },
        {
          title: "فراشة صاخبة",
          text: "فراشة ليل تحسب مكبّر الصوت قمرًا، فتشقّ طريقها إلى الشهرة.",
          picture: picture("posterMoth", "ar"),
          link: link("ارفع الصوت", toPage("page-ar-film-moth")),
        },
      ],
    }),
    video("yard", {
      address: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
      title: "في الفناء عند السابعة: Sintel",
      poster: picture("yardSnow", "ar"),
      caption:
        "قبل برنامجنا نعرض على جدار الفناء فيلمًا مفتوحًا، مجانًا لكل من يُحضر بطانية. الليلة: Sintel (٢٠١٠)، من صنع مؤسسة بلندر، أهدته إلى الجميع برخصة المشاع الإبداعي.",
      hasCaptions: true,
      width: "wide",
      tone: "inverted",
    }),
    quote("what-they-say", {
      words: "جئتُ من أجل فيلم واحد، وبقيتُ من أجل العتمة.",
      name: "شخص ما في الصف «ح»",
      role: "على قاعدة كوب، بقلم رصاص. احتفظنا بها.",
      tone: "tertiary",
    }),
    countdown("first-night", {
      heading: "إلى أن يُضاء المصباح",
      text: "يحتاج المصباح إلى نحو دقيقة ليسخن. أما نحن فلا.",
      moment: "2027-11-18T20:30:00.000Z",
      begun: "المصباح مضاء. تفضّل، وانتبه إلى الدرجة.",
      actions: links(link("ماذا يجري ومتى", toPage("page-ar-programme"))),
    }),
    text("when", {
      heading: "الأبواب في الثامنة",
      layout: "aside",
      body: rich(
        p(strong("أربع ليالٍ في نوفمبر."), " يبدأ البرنامج في الثامنة والنصف، وهو نفسه كل ليلة."),
        p("التذكرة باثني عشر عند الباب، وبثمانية لمن كان صغيرًا أو كبيرًا أو مفلسًا. ولا نطلب إثباتًا."),
        p(linked("كيف تصل إلينا", toPage("page-ar-venue"))),
      ),
    }),
    gate("members", {
      heading: "هناك فيلم سادس",
      promise: "للأعضاء: فيلم قصير آخر، كاملًا، وكلمة من حجرة العرض.",
      buttonLabel: "تفضّل بالدخول",
      teaser: [
        text("members-teaser", {
          tone: "inverted",
          body: rich(
            p(
              "ليس في البرنامج. كل عام تختار عارضة الأفلام فيلمًا لم يرسله أحد، وتعرضه بعد أن تخلو الدار. للأعضاء أن يبقوا في مقاعدهم، وهنا أيضًا.",
            ),
          ),
        }),
      ],
      blocks: [
        text("members-note", {
          layout: "statement",
          tone: "tertiary",
          body: rich(
            p(
              "أحسنت. اجلس حيث شئت. الفيلم في ",
              linked("صالة الأعضاء", toPage("page-ar-screening-room")),
              "، الباب الثاني بعد المعاطف.",
            ),
          ),
        }),
      ],
    }),
  ],
});
