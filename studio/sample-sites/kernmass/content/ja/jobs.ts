import { callToAction } from "../../../compose/asking.ts";
import { link, links, toAddress } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { em, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery } from "../../../compose/showing.ts";
import { featureGrid, stats, text } from "../../../compose/telling.ts";
import { page, picture, to } from "../../compose.ts";

export const jobs = page("ja", "jobs", {
  title: "採用情報",
  slug: "jobs",
  seo: {
    title: "採用情報：84名の会社、3つのポジション｜Kernmass",
    description:
      "社員84名の Kernmass が3つのポジションで募集しています。アナログ回路（ヴィンタートゥール）、校正（浜松）、技術文書（両拠点）。",
    image: picture("board", "ja"),
  },
  blocks: [
    hero("opening", {
      heading: "84名、3つの席",
      text: "つくるものは1種類です。回路を設計した人は、それがどう故障したかも聞くことになります。たいていは、そのポンプの持ち主から直接に。",
      poster: picture("board", "ja"),
    }),
    stats("workplace", {
      figures: [
        ["35時間", "週の労働時間。実験室は19時に施錠します"],
        ["1 : 4.2", "最低と最高の給与の比。表はエレベーターの横に掲示しています"],
        ["22名", "84名のうち実験室勤務。営業は3名です"],
        ["11年", "勤続年数の中央値"],
      ],
    }),
    featureGrid("open", {
      heading: "募集中のポジション",
      features: [
        {
          title: "アナログ回路設計（ヴィンタートゥール）",
          text: "KM500 のアンプを 60 µg より静かにする仕事です。私たちは 40 が可能だと考えています。超えてください。勤務割合 80～100 %。",
          link: link(
            "回路設計に応募する",
            toAddress("mailto:jobs@kernmass.example?subject=Electronics"),
          ),
        },
        {
          title: "校正（浜松）",
          text: "0.1 Hz からの空気軸受加振器を担当し、出荷の可否を決めます。確かな手と、譲らない姿勢を求めます。",
          link: link(
            "校正に応募する",
            toAddress("mailto:jobs@kernmass.example?subject=Calibration"),
          ),
        },
        {
          title: "技術文書（両拠点）",
          text: "週に4ページ。耳栓をした人が読む文章です。機械を一度でも開けたことのある方。",
          link: link(
            "技術文書に応募する",
            toAddress("mailto:jobs@kernmass.example?subject=Writing"),
          ),
        },
      ],
    }),
    text("how", {
      heading: "選考の流れ",
      body: rich(
        p(
          strong("1時間の面談を2回。"),
          "1回目は、ご自身でつくったものについて伺います。現物、またはその残骸をお持ちください。",
        ),
        p(
          "2回目は実験室です。",
          em("正しくない"),
          "センサーとオシロスコープ、質問に答える同僚をご用意します。原因が見つかるかどうかは問いません。どう探すかを伺います。",
        ),
        p("結果は理由を添えて、5営業日以内にお知らせします。"),
      ),
    }),
    gallery("where", {
      heading: "毎日、目にするもの",
      layout: "wall",
      pictures: [
        [picture("bench", "ja"), "ベンチA：1 センサー、2 基準器、3 加振器、4 レーザー。"],
        [picture("section", "ja"), "半分開けた KM100。"],
        [picture("exploded", "ja"), "すべて開けた KM100。"],
      ],
    }),
    callToAction("apply", {
      heading: "当てはまる席がない方へ",
      text: "ご連絡ください。誇れる測定データをひとつ添えて。",
      actions: links(
        link("メールを書く", toAddress("mailto:jobs@kernmass.example")),
        link("製品を見る", to("ja", "sensors")),
      ),
      tone: "primary",
    }),
  ],
});
