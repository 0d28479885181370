import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image, video } from "../../../compose/showing.ts";
import { table, text } from "../../../compose/telling.ts";
import { nights } from "./nights.ts";

export const programme = page("ar", "programme", {
  title: "البرنامج",
  slug: "البرنامج",
  seo: {
    title: "البرنامج · نايتلايت",
    description:
      "ترتيب العرض في الدورة الحادية عشرة من نايتلايت: خمسة أفلام قصيرة، سبع وخمسون دقيقة، بلا استراحة.",
    image: picture("programme", "ar"),
  },
  blocks: [
    hero("opening", {
      heading: "ماذا يُعرض، وبأي ترتيب",
      text: "خمسة أفلام، سبع وخمسون دقيقة، بلا استراحة. الحمّام قبلها.",
      actions: links(link("أين نحن", toPage("page-ar-venue"))),
      poster: picture("programme", "ar"),
      phonePoster: pictureCut("programmePhone"),
      tone: "inverted",
    }),
    nights,
    table("order", {
      heading: "سبع وخمسون دقيقة في جدول",
      intro: "لمن يريد أن يعرف أين يقع الطويل.",
      columns: ["الفيلم", "المخرج", "البداية", "المدة"],
      rows: [
        ["شارع الفوانيس الأخير", "إينيس كالدر", "٢٠:٣٠", "١٤ دقيقة"],
        ["ملح", "تيودور برانت", "٢٠:٤٤", "٩ دقائق"],
        ["رصيف تسعة، مطر", "هانا سوريل", "٢٠:٥٣", "١١ دقيقة"],
        ["ابنة رسّامة الخرائط", "آبيل نوري", "٢١:٠٤", "١٧ دقيقة"],
        ["فراشة صاخبة", "بولا فيرت", "٢١:٢١", "٦ دقائق"],
      ],
      sortable: true,
    }),
    columns("lamplighter", {
      tone: "secondary",
      start: [
        text("lamplighter-text", {
          tone: "secondary",
          heading: "شارع الفوانيس الأخير",
          body: rich(
            p(strong("الأول."), " إينيس كالدر · ١٤\u00a0دقيقة"),
            p(
              "يُقطع الغاز عن شارع بعد شارع. بقي له واحد، طوله أربعون فانوسًا، وهو يشعلها كل مساء أبطأ قليلًا من المساء السابق.",
            ),
            p(linked("المزيد عن مُشعل الفوانيس", toPage("page-ar-film-lamplighter"))),
          ),
        }),
      ],
      end: [
        image("lamplighter-poster", { picture: picture("posterStreet", "ar"), tone: "secondary" }),
      ],
      split: "startWide",
    }),
    columns("salt", {
      tone: "tertiary",
      start: [
        text("salt-text", {
          tone: "tertiary",
          heading: "ملح",
          body: rich(
            p(strong("الثاني."), " تيودور برانت · ٩\u00a0دقائق"),
            p(
              "يموت تاجر ملح وهو مدين للبحر. تسدّد أرملته الدَّين، كيسًا كل ليلة، في قارب لم يُصنع لمثل هذا. وفي الليلة السابعة يعترض القمر الطريق.",
            ),
            p(linked("المزيد عن «ملح»", toPage("page-ar-film-salt"))),
          ),
        }),
      ],
      end: [image("salt-poster", { picture: picture("posterSalt", "ar"), tone: "tertiary" })],
      split: "startWide",
    }),
    columns("platform", {
      tone: "inverted",
      start: [
        text("platform-text", {
          tone: "inverted",
          heading: "رصيف تسعة، مطر",
          body: rich(
            p(strong("الثالث."), " هانا سوريل · ١١\u00a0دقيقة"),
            p(
              "قطار لا يرد في أي جدول يتوقف دقيقة. نافذة واحدة مضاءة. المرأة فيها والرجل على الرصيف يظن كل منهما أن الآخر هو الراحل. ",
              em("صُوِّر في ليلة واحدة، تحت مطر حقيقي، بمظلّة واحدة."),
            ),
          ),
        }),
      ],
      end: [
        image("platform-poster", { picture: picture("posterPlatform", "ar"), tone: "inverted" }),
      ],
      split: "startWide",
    }),
    image("platform-still", {
      picture: picture("platform", "ar"),
      caption: "«رصيف تسعة، مطر». انتظرت هانا سوريل هذا الطقس أربعة أشهر.",
      width: "full",
      tone: "inverted",
    }),
    columns("map", {
      start: [
        text("map-text", {
          heading: "ابنة رسّامة الخرائط",
          body: rich(
            p(strong("الرابع."), " آبيل نوري · ١٧\u00a0دقيقة"),
            p(
              "رسمت الأم البلاد كلها وأسقطت تلّة واحدة عن قصد. تمضي البنت للبحث عنها ومعها قلم رصاص، لعلّها تحتاج إلى من يرسمها. حبر على زجاج، في سنتين ونصف.",
            ),
          ),
        }),
      ],
      end: [
        image("map-still", {
          picture: picture("map", "ar"),
          caption: "كل خط هنا خط ارتفاع حقيقي، لمكان غير حقيقي.",
        }),
      ],
      split: "endWide",
    }),
    columns("moth", {
      tone: "primary",
      start: [
        text("moth-text", {
          tone: "primary",
          heading: "فراشة صاخبة",
          body: rich(
            p(strong("الخامس."), " بولا فيرت · ٦\u00a0دقائق"),
            p(
              "فراشة ليل تحسب مكبّر الصوت قمرًا، فتسكن فيه، وتشتهر. أقصر أفلام الليلة، وأعلاها صوتًا بفارق كبير.",
            ),
            p(linked("المزيد عن «فراشة صاخبة»", toPage("page-ar-film-moth"))),
          ),
        }),
      ],
      end: [image("moth-poster", { picture: picture("posterMoth", "ar"), tone: "primary" })],
      split: "startWide",
    }),
    video("yard", {
      address: "https://vimeo.com/1084537",
      title: "في الفناء عند السابعة: Big Buck Bunny",
      poster: picture("yardRabbit", "ar"),
      caption:
        "من كلاسيكيات الهواء الطلق: Big Buck Bunny (٢٠٠٨)، لمؤسسة بلندر، برخصة المشاع الإبداعي. عشر دقائق، بلا حوار، وأرنب واحد طويل البال.",
      transcript: rich(
        p("لا كلام في هذا الفيلم. وهذا ما يحدث فيه."),
        p(
          "يستيقظ أرنب ضخم في مرج، ويشمّ زهرة، ويتبع فراشة. ترميه ثلاثة قوارض صغيرة بالثمار، وتكسر تفاحته، وتقتل الفراشة لأنها لا تستطيع أن ترميها بشيء.",
        ),
        p(
          "يفكر الأرنب في الأمر ليلة كاملة. وفي الصباح يبري العصيّ، ويثني شجيرة، وينصب فخاخه. اثنان من الثلاثة يتعلمان شيئًا عن الجاذبية؛ أما الثالث، وهو يطير، فيتعلم شيئًا عن خيط الطائرة الورقية.",
        ),
        h3("الصوت"),
        p("زقزقة عصافير، وكلارينيت منفردة، وغصن ينكسر، وأوركسترا ترى كل شيء قبل وقوعه."),
      ),
      width: "wide",
    }),
    callToAction("door", {
      heading: "تعالَ مبكرًا. المقاعد بلا أرقام.",
      text: "التذكرة باثني عشر عند الباب، وبثمانية لمن كان صغيرًا أو كبيرًا أو مفلسًا. لا شيء يُحجز، ولا شيء يُطبع.",
      actions: links(
        link("الطريق إلى الدار", toPage("page-ar-venue")),
        link("انضم إلى الأعضاء", toPage("page-ar-screening-room")),
      ),
      emphasis: "loud",
      tone: "default",
    }),
  ],
});
