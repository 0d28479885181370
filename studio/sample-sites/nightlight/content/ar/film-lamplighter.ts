import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, h3, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

export const filmLamplighter = page("ar", "film-lamplighter", {
  title: "شارع الفوانيس الأخير",
  slug: "أفلام/شارع-الفوانيس-الأخير",
  seo: {
    title: "شارع الفوانيس الأخير · نايتلايت",
    description: "فيلم إينيس كالدر الورقي عن آخر فوانيس الغاز في بلدة، وعن رجل لا يستعجل إشعالها.",
    image: picture("street", "ar"),
  },
  blocks: [
    hero("opening", {
      heading: "شارع الفوانيس الأخير",
      text: "إينيس كالدر · ورق مقصوص · ١٤\u00a0دقيقة",
      actions: links(link("عودة إلى ترتيب العرض", toPage("page-ar-programme"))),
      poster: picture("street", "ar"),
      phonePoster: pictureCut("streetPhone"),
    }),
    text("synopsis", {
      heading: "أربعون فانوسًا، ثم تسعة وثلاثون",
      body: rich(
        p(
          "كل خريف يُدخل مجلس البلدة الكهرباء إلى شارع آخر. يرفع مُشعل الفوانيس سلّمه عن المسمار، ويشطب من دفتره اسمًا جديدًا، ويمشي إلى عمله على أرصفة لم تعد بحاجة إليه.",
        ),
        p(
          "لم يبقَ إلا شارع الصفيح: أربعون فانوسًا، ومنحدر خفيف، وكلب واحد. بوسعه أن ينتهي منه في نصف ساعة. والفيلم عن السبب الذي يبقيه فيه حتى الصباح.",
        ),
        h3("كيف صُنع"),
        p(
          "قصّت كالدر كل صورة من ورق أسود، وأضاءتها من الخلف بمصباح واحد. ولما احترق المصباح عند الورقة ٢٬٩١١ أنهت المشهد بضوء النهار. موضع الوصل ظاهر. ",
          em("انظر إلى السماء خلف المخبز."),
        ),
      ),
    }),
    gallery("stills", {
      heading: "أربع من ٣٬٤٠٠ ورقة",
      pictures: [
        [picture("ladder", "ar"), "عود الثقاب هو الشيء الوحيد في الفيلم الذي صُوِّر وهو يشتعل."],
        [picture("book", "ar"), "دفتر الشوارع. بقي سطر واحد."],
        [
          picture("dog", "ar"),
          "شارع الصفيح، الفانوس التاسع عشر. قيل للكلب أن يبقى مكانه، وفعلها هذه المرة.",
        ],
        [picture("bakery", "ar"), "موضع الوصل. إلى اليسار المصباح، وإلى اليمين يوم ثلاثاء."],
      ],
    }),
    quote("quotation", {
      words: "إنه لا يُشعل الفوانيس. يقول لها: مساء الخير، فتوافقه.",
      name: "روكميني داس",
      role: "كتبت الترجمة، واضطرت إلى التوقف مرتين",
      tone: "secondary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      title: "اختيارها للفناء: Big Buck Bunny",
      poster: picture("yardRabbit", "ar"),
      caption:
        "لكل واحد من الخمسة أن يسمّي فيلمًا مفتوحًا للفناء. سمّت كالدر Big Buck Bunny: مؤسسة بلندر، ٢٠٠٨، المشاع الإبداعي. كلبها هو الذي أصرّ.",
      transcript: rich(
        p("لا كلام فيه. أرنب كبير، وثلاثة متنمّرين صغار، وفراشة ناقصة؛ ثم صباح من العصيّ المبريّة."),
      ),
      width: "wide",
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "إينيس كالدر",
          body: rich(
            p(
              strong("وُلدت في ليث،"),
              " وتعلّمت تجليد الكتب، ولم تملك كاميرا قط إلا فكّكتها. هذا فيلمها الثالث، والأول الذي فيه كلب.",
            ),
            p("يوم الخميس تُحضر المقصّ."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("calder", "ar") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "بعده «ملح». خذ معطفًا.",
      text: "تسع دقائق، سبعة أكياس، قمر واحد.",
      actions: links(link("تابع إلى «ملح»", toPage("page-ar-film-salt"))),
      picture: picture("posterSalt", "ar"),
      tone: "tertiary",
    }),
  ],
});
