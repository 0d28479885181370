import { columns } from "../../../compose/containers.ts";
import { link, links, toAddress, toSection } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { faq, featureGrid, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";
import { quoteFormBlock } from "./form.ts";

export const quote = page("ja", "quote", {
  title: "お見積り",
  slug: "quote",
  seo: {
    title: "お見積り：5つの数字、1営業日で回答｜Kernmass",
    description:
      "回転数、出力、温度、ケーブル長、測定点数をお送りください。技術者が1営業日以内にお答えします。",
    image: picture("bench", "ja"),
  },
  blocks: [
    hero("opening", {
      heading: "必要なのは、5つの数字",
      text: "下のフォームでお送りください。技術者が1営業日以内に、部品表、価格、納期をお答えします。日本語は浜松、英語とドイツ語はヴィンタートゥールが担当します。",
      actions: links(link("5つの数字を送る", toSection("page-kernmass-ja-quote", "form"))),
      poster: picture("bench", "ja"),
      phonePoster: pictureCut("benchPhone"),
      tone: "primary",
    }),
    featureGrid("five-numbers", {
      heading: "お知らせいただく項目",
      layout: "steps",
      features: [
        { title: "回転数（rpm）", text: "最低と最高。120 rpm 以下では機種が変わります。" },
        { title: "出力（kW）", text: "グループが決まり、ISO 20816-3 のゾーンが決まります。" },
        { title: "温度（°C）", text: "取付面の、最も厳しい時間帯の値。上限は 125 °C です。" },
        { title: "ケーブル長（m）", text: "盤まで。300 m を超える場合は KM420 をお勧めします。" },
        { title: "測定点数", text: "不明な場合は、軸受の数の2倍としてください。" },
      ],
    }),
    columns("what-happens", {
      split: "startWide",
      start: [
        text("after", {
          heading: "その後の流れ",
          body: rich(
            bullet(strong("0時間後　"), "受付番号と担当者をお知らせします。"),
            bullet(strong("8時間後　"), "部品表、1・10・100台の価格、出荷日をお送りします。"),
            bullet(strong("12日後　"), "200台まで、校正証明書とともに出荷します。"),
            bullet(strong("90日後　"), "成果をお伺いします。「まだ何も」でも構いません。"),
            p("価格の有効期間は60日、最小注文数は1台です。"),
          ),
        }),
      ],
      end: [
        text("contact", {
          heading: "2つの窓口",
          body: rich(
            p(strong("浜松")),
            p("静岡県浜松市 大津町4-16"),
            p(
              linked("japan@kernmass.example", toAddress("mailto:japan@kernmass.example")),
              "　8:30～17:30（日本時間）",
            ),
            p(strong("ヴィンタートゥール")),
            p("Prüfgasse 28, 8400 Winterthur, Switzerland"),
            p(
              linked("desk@kernmass.example", toAddress("mailto:desk@kernmass.example")),
              "　7:30～17:00（現地時間）",
            ),
          ),
        }),
      ],
    }),
    faq("buying", {
      heading: "お問い合わせの前に",
      questions: [
        [
          "分析器も販売していますか。",
          rich(
            p(
              "いいえ。IEPE または 4–20 mA 入力のある機器であれば使えます。当社で実測した31機種の一覧をお送りします。",
            ),
          ),
        ],
        [
          "貸出しはありますか。",
          rich(
            p(
              "ケーブル付きで4台まで、30日間お貸しします。多くのお客様は20日目、最初のスペクトルが壁に貼られる頃にご購入を決められます。",
            ),
          ),
        ],
        [
          "図面はどこにありますか。",
          rich(
            p(
              linked("データシート", to("ja", "data-sheets")),
              "と同じページです。訂正をお知らせするため、メールアドレスの確認をお願いしています。",
            ),
          ),
        ],
      ],
    }),
    quoteFormBlock,
  ],
});
