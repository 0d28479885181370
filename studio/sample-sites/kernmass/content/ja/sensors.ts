import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { faq, featureGrid, stats, table, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";

export const sensors = page("ja", "sensors", {
  title: "センサー",
  slug: "sensors",
  seo: {
    title: "振動センサー6機種、10～500 mV/g｜Kernmass",
    description:
      "KM10、KM100、KM500、KM100T、KM100X、KM420。感度、周波数範囲、共振、ノイズ、出力を並べて比較できます。",
    image: picture("lineUp", "ja"),
  },
  blocks: [
    hero("opening", {
      heading: "6機種、1つの尺度",
      text: "全機種共通：SUS316L、レーザー溶接、IP67、−40～125 °C、せん断形、絶縁形。",
      layout: "title",
      tone: "primary",
    }),
    image("line-up", {
      picture: picture("lineUp", "ja"),
      phonePicture: pictureCut("lineUpPhone"),
      caption: "すべて同じ縮尺で描いています。1目盛りは 5 mm。",
      width: "full",
      tone: "primary",
    }),
    table("compare", {
      heading: "6機種を1つの表で",
      intro:
        "周波数は ±3 dB。ノイズは 1 Hz～10 kHz の実効値。共振は鋼材への M6 スタッド取付け（2.4 N·m）での値です。",
      columns: ["センサー", "出力", "測定範囲", "下限", "上限", "共振", "ノイズ", "質量"],
      rows: [
        ["KM10", "10 mV/g", "±500 g", "1 Hz", "22 kHz", "42 kHz", "3 mg", "11 g"],
        ["KM100", "100 mV/g", "±80 g", "0.5 Hz", "14 kHz", "28 kHz", "350 µg", "92 g"],
        ["KM500", "500 mV/g", "±16 g", "0.1 Hz", "7 kHz", "14 kHz", "60 µg", "285 g"],
        ["KM100T", "3 × 100 mV/g", "±50 g", "0.5 Hz", "10 kHz", "20 kHz", "400 µg", "118 g"],
        ["KM100X", "100 mV/g", "±80 g", "0.5 Hz", "14 kHz", "28 kHz", "350 µg", "104 g"],
        ["KM420", "4–20 mA", "0～25 mm/s", "10 Hz", "1,000 Hz", "", "", "130 g"],
      ],
      sortable: true,
    }),
    featureGrid("specifications", {
      heading: "用途で選ぶ",
      intro: "2機種が当てはまるときは、測定範囲の広いほうを選んでください。",
      features: [
        {
          title: "KM10",
          text: "歯車のかみ合い、スクリュー圧縮機、衝撃に。高さ 36 mm。軽いので、測る対象を変えません。",
          picture: picture("km10", "ja"),
        },
        {
          title: "KM100",
          text: "ポンプ、ファン、モーターの標準機。高さ 55 mm、六角 25 mm。取付け穴は24年間変わりません。",
          picture: picture("km100", "ja"),
          link: link("KM100 を開く", to("ja", "sensor-km100")),
        },
        {
          title: "KM500",
          text: "120 rpm 以下のすべてに。高さ 69 mm。10秒に1回転の軸受も聞き取ります。",
          picture: picture("km500", "ja"),
        },
        {
          title: "KM100T",
          text: "30 mm 角に3軸。M8 ねじ1本で固定。横感度 3 % 未満。",
          picture: picture("km100t", "ja"),
        },
        {
          title: "KM100X",
          text: "Ex ia IIC T4 Ga。Ui 28 V、Ii 93 mA、Ci 0。側面出し、高さ 31 mm。",
          picture: picture("km100x", "ja"),
        },
        {
          title: "KM420",
          text: "ISO 20816 の帯域を、どの PLC も読める電流で。ループ 12～30 V。67 mm、M12コネクター。",
          picture: picture("km420", "ja"),
        },
      ],
    }),
    stats("shared", {
      heading: "6機種に共通の数字",
      figures: [
        ["±5 %", "感度の許容差（160 Hz、23 °C）。実測値を本体に刻印"],
        ["125 °C", "連続使用。全温度範囲でのドリフトは 5 % 未満"],
        ["5,000 g", "の衝撃に耐えます。毎日一度でも"],
        ["10⁸ Ω", "信号と設備の間の絶縁抵抗。グラウンドループは生じません"],
      ],
    }),
    columns("output", {
      split: "even",
      start: [
        text("iepe", {
          heading: "2線式、IEPE",
          body: rich(
            p(
              "KM10、KM100、KM500、KM100T、KM100X。定電流で内蔵アンプを駆動し、同じ線に信号を重ねます。",
            ),
            bullet(strong("電源　"), "18～30 V、2～10 mA"),
            bullet(strong("バイアス電圧　"), "12 V ± 1 V（25 °C）"),
            bullet(strong("ケーブル　"), "300 m で 9 kHz まで（10 mA、5 V ピーク）"),
            bullet(strong("整定時間　"), "1 % まで 2 秒、KM500 は 10 秒"),
          ),
        }),
      ],
      end: [
        text("loop", {
          heading: "2線式、4–20 mA",
          body: rich(
            p(
              "KM420。積分、フィルター、実効値演算まで内蔵しています。PLC が読むのは、そのままゾーン判定できる数です。",
            ),
            bullet(strong("4 mA　"), "0 mm/s"),
            bullet(strong("5.8 mA　"), "2.8 mm/s。ゾーンBの上限（15～300 kW、剛支持）"),
            bullet(strong("6.9 mA　"), "4.5 mm/s。ゾーンCの上限"),
            bullet(strong("20 mA　"), "25 mm/s。3.6 mA は故障を示します"),
          ),
        }),
      ],
    }),
    image("shared-response", {
      picture: picture("bode", "ja"),
      phonePicture: pictureCut("bodePhone"),
      caption:
        "KM100 の特性。形は加速度センサー5機種に共通です。下はハイパスフィルター、上は共振。お買い上げいただくのは、その間です。",
      width: "wide",
      tone: "inverted",
    }),
    faq("choosing", {
      heading: "選び方のご質問",
      questions: [
        [
          "いつも一番感度の高い機種ではいけませんか。",
          rich(
            p(
              "KM500 は 16 g で飽和します。スクリュー圧縮機なら午前中のうちに達する値です。飽和した信号には、設備にはない低い周波数が現れます。",
            ),
          ),
        ],
        [
          "1台の設備に測定点はいくつ必要ですか。",
          rich(
            p(
              "軸受ごとに直角方向で2点、軸ごとに軸方向1点です。モーターとポンプの組で10点。各軸受に KM100T を使えば、センサー4台で済みます。",
            ),
          ),
        ],
        [
          "接着してもよいですか。",
          rich(
            p(
              "清浄な鋼面にシアノアクリレートで、10 kHz まで可能です。特性は技術資料",
              linked("「取付けと周波数範囲」", to("ja", "note-mounting")),
              "をご覧ください。",
            ),
          ),
        ],
      ],
    }),
    callToAction("ask", {
      heading: "迷ったら、銘板の写真を",
      text: "写真1枚で十分です。回転数、出力、枠番が読み取れれば、あとは稼働中の 212,400 台が教えてくれます。",
      actions: links(link("5つの数字を送る", to("ja", "quote"))),
      tone: "tertiary",
    }),
  ],
});
