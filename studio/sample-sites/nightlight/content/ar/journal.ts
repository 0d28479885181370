import { pageList } from "../../../compose/listing.ts";
import type { Page } from "../../../compose/page.ts";
import { p, rich } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";

const journal = page("ar", "journal", {
  title: "دفتر المهرجان",
  slug: "daftar",
  seo: {
    title: "دفتر المهرجان · Nightlight",
    description: "ملاحظات من المقصورة والبار والفناء، نكتبها ريثما يبرد المصباح.",
    image: picture("booth", "ar"),
  },
  blocks: [
    pageList("articles", {
      heading: "نكتب ريثما يبرد المصباح",
      intro: "ملاحظات من المقصورة والبار والفناء.",
      layout: "featured",
      perPage: 3,
      paginated: true,
    }),
  ],
});

const lamp = page("ar", "journal-lamp", {
  title: "للمصباح اسم",
  slug: "daftar/lil-misbah-ism",
  seo: {
    title: "للمصباح اسم · Nightlight",
    description: "كيلوواطان، وأربعون عامًا، واسمه أغنيس. تشرح فيرا هالم كيف يبقى مزاجه رائقًا.",
    image: picture("booth", "ar"),
  },
  listing: {
    date: "2026-11-24T09:00:00Z",
    summary: "كيلوواطان، وأربعون عامًا، واسمه أغنيس. تشرح فيرا هالم كيف يبقى مزاجه رائقًا.",
    topics: ["topic-nightlight-booth"],
    authors: ["author-nightlight-vera-ar"],
  },
  blocks: [
    text("article", {
      heading: "للمصباح اسم",
      body: rich(
        p(
          "المصباح في مقصورتنا أكبر سنًّا من اثنين من مخرجينا. يستهلك كيلوواطين، ويهب معظمهما حرارة، ويطنّ قليلًا قبل المطر.",
        ),
        p("لا أحد يشغّله. نطلب منه، وننتظر دقيقة، ثم نطلب مرة أخرى. ومن يستعجل يرَ الفيلم الأول أصفر."),
        p(
          "اسمه أغنيس منذ عام ١٩٩٤، ولا يذكر أحد من بدأ. كتب العارض السابق الاسم بقلم رصاص على صندوق الكهرباء، وكتب تحته بالحبر أن نبقى مهذبين.",
        ),
      ),
    }),
    image("picture", { picture: picture("booth", "ar") }),
  ],
});

const soup = page("ar", "journal-soup", {
  title: "حساء لثلاثمئة",
  slug: "daftar/hasa-li-thalathmia",
  seo: {
    title: "حساء لثلاثمئة · Nightlight",
    description: "لماذا لا يقدّم البار إلا حساءً واحدًا، وكم نطبخ منه، وماذا يحدث حين ينفد.",
    image: picture("foyer", "ar"),
  },
  listing: {
    date: "2026-11-17T09:00:00Z",
    summary: "لماذا لا يقدّم البار إلا حساءً واحدًا، وكم نطبخ منه، وماذا يحدث حين ينفد.",
    topics: ["topic-nightlight-house"],
    authors: ["author-nightlight-sol-ar"],
  },
  blocks: [
    text("article", {
      heading: "حساء لثلاثمئة",
      body: rich(
        p(
          "نطبخ كل مساء أربعين لترًا من حساء العدس ونبيعها حتى آخر ملعقة. لا حساء ثانيًا، لأنه لا موقد ثانيًا.",
        ),
        p(
          "جاءت الوصفة مع الموقد. بصل حتى تدمع العين، وعدس حتى تقف الملعقة، وليمون حتى يشتكي أحدهم.",
        ),
        p("وحين يفرغ القدر يُقرع الجرس مرتين ويبدأ الفيلم. يظن الناس أن الأمر بالعكس."),
      ),
    }),
    image("picture", { picture: picture("foyer", "ar") }),
  ],
});

const yard = page("ar", "journal-yard", {
  title: "جدار يتعلّم أن يكون شاشة",
  slug: "daftar/jidar-yataallam",
  seo: {
    title: "جدار يتعلّم أن يكون شاشة · Nightlight",
    description: "ظل جدار الفناء رماديًا قرنًا كاملًا. احتاج الأمر إلى أربع طبقات بيضاء وشجار واحد.",
    image: picture("auditorium", "ar"),
  },
  listing: {
    date: "2026-11-06T09:00:00Z",
    summary: "ظل جدار الفناء رماديًا قرنًا كاملًا. احتاج الأمر إلى أربع طبقات بيضاء وشجار واحد.",
    topics: ["topic-nightlight-house"],
    authors: ["author-nightlight-sol-ar"],
  },
  blocks: [
    text("article", {
      heading: "جدار يتعلّم أن يكون شاشة",
      body: rich(
        p("بُني الجدار خلف الدار عام ١٩١١ ليوقف حريقًا، ولم يضطر إلى ذلك قط. حمل اللبلاب مئة عام."),
        p(
          "أردنا أن نطليه بالأبيض. عارض اللبلاب، وعارض الجار، إلى أن عرضنا عليه أول عشر دقائق من فيلم كوميدي فضحك.",
        ),
        p(
          "بعد أربع طبقات صار الجدار شاشة. يظهر الطوب في المشاهد المعتمة، وقد قررنا أن هذا هو أسلوب الدار.",
        ),
      ),
    }),
    image("picture", { picture: picture("auditorium", "ar") }),
  ],
});

/** The journal and its articles. */
export const journalPages: Page[] = [journal, lamp, soup, yard];
