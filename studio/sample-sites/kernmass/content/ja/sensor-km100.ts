import { callToAction, countdown } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, linked, p, rich, step, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { faq, stats, table, text } from "../../../compose/telling.ts";
import { schedule } from "../../../compose/timetable.ts";
import { laboratory, page, picture, pictureCut, to } from "../../compose.ts";

export const km100 = page("ja", "sensor-km100", {
  title: "KM100",
  slug: "sensors/km100",
  seo: {
    title: "加速度センサー KM100、100 mV/g、0.5 Hz～14 kHz｜Kernmass",
    description:
      "±80 g、共振 28 kHz、ノイズ 350 µg、−40～125 °C、IP67。図面、周波数応答、校正日程、ダウンロード。",
    image: picture("exploded", "ja"),
  },
  blocks: [
    hero("opening", {
      heading: "KM100：9部品、仕事は1つ",
      text: "0.5 Hz から 14 kHz まで 100 mV/g。24年間で7回改良しましたが、取付け寸法は一度も変えていません。",
      actions: links(
        link("見積りを依頼する", to("ja", "quote")),
        link("データシートを入手する", to("ja", "data-sheets")),
      ),
      poster: picture("exploded", "ja"),
      phonePoster: pictureCut("explodedPhone"),
      layout: "split",
      tone: "primary",
    }),
    stats("figures", {
      figures: [
        ["100 mV/g", "許容差 ±5 %（160 Hz、23 °C）"],
        ["14 kHz", "±3 dB の上限。±5 % では 1.6 Hz～6 kHz"],
        ["±80 g", "ピーク、ひずみ 1 % まで"],
        ["28 kHz", "スタッド取付け時の共振、Q 24"],
        ["350 µg", "広帯域ノイズ（1 Hz～10 kHz）。100 Hz で 6 µg/√Hz"],
        ["92 g", "SUS316L、タングステン、少量のセラミック"],
      ],
    }),
    image("response", {
      picture: picture("bode", "ja"),
      phonePicture: pictureCut("bodePhone"),
      caption:
        "製造番号 212 400 の振幅と位相。青は ±3 dB、淡青は ±5 %。1 kHz 以下の位相誤差は2°未満のため、2台で測る軸心軌跡も一致します。",
      width: "wide",
      tone: "inverted",
    }),
    columns("inside", {
      split: "startWide",
      start: [
        image("inside-drawing", {
          picture: picture("section", "ja"),
          caption:
            "半断面図。円内：支柱が動き、錘はその場にとどまろうとし、間のセラミックがせん断されます。これが測定の原理です。",
        }),
      ],
      end: [
        text("inside-parts", {
          heading: "断面の内訳",
          body: rich(
            step(strong("ピン："), "ガラス封着、漏れ 10⁻⁸ mbar·l/s 以下"),
            step(strong("コネクター："), "MIL-C-5015、2ピン"),
            step(strong("シールド："), "ニッケル、筐体から絶縁"),
            step(strong("チャージアンプ："), "ø 19 mm、防湿コーティング"),
            step(strong("予圧リング："), "180 °C で焼きばめ"),
            step(strong("錘："), "タングステン 4.1 g × 3"),
            step(strong("セラミック："), "PZT 3枚、90日エージング"),
            step(strong("ベース："), "六角 25 mm、平面度 5 µm"),
          ),
        }),
      ],
    }),
    table("limits", {
      heading: "仕様",
      columns: ["", "値", "条件"],
      rows: [
        ["電源", "18～30 V、2～10 mA", "定電流"],
        ["バイアス電圧", "12 V ± 1 V", "25 °C"],
        ["出力インピーダンス", "100 Ω 未満", ""],
        ["絶縁", "10⁸ Ω 以上", "信号と本体の間"],
        ["整定", "2 秒", "1 % まで"],
        ["温度", "−40～125 °C", "連続"],
        ["感度（低温）", "−4 %", "−40 °C"],
        ["感度（高温）", "+5 %", "125 °C"],
        ["ベースひずみ感度", "0.2 mg", "1 µε あたり"],
        ["横感度", "5 % 未満", "160 Hz"],
        ["耐衝撃", "5,000 g", "半正弦波、0.1 ms"],
        ["寸法", "ø 24 × 55 mm", "六角 25 mm"],
        ["スタッド", "M6 または ¼-28", "2.4 N·m"],
        ["質量", "92 g", "ケーブルを除く"],
        ["防水", "IP67", "嵌合時、水深 1 m、30 分"],
        ["塩水噴霧", "1,000 時間", "SUS316L レーザー溶接"],
        ["EMC", "EN 61326-1", "工業環境"],
      ],
      layout: "specification",
    }),
    schedule("calibration", {
      heading: "校正日程",
      intro:
        "初日の9時までに到着した製品は、最終日に出荷します。ISO 16063-21、5 Hz～10 kHz、16点、160 Hz での不確かさ 0.6 %。時刻は現地時間です。",
      ...laboratory,
      venue: "Kernmass 第2校正室",
      days: [
        {
          date: "2027-10-04",
          title: "第40回",
          sessions: [
            { start: "09:00", end: "11:30", title: "受入れと外観検査", place: "3番ゲート" },
            {
              start: "13:00",
              end: "17:00",
              title: "KM100、KM100X：96台",
              text: "基準器との背面比較法、23 °C ± 1 °C。",
              place: "ベンチA",
            },
          ],
        },
        {
          date: "2027-10-05",
          title: "第40回・2日目",
          sessions: [
            {
              start: "08:00",
              end: "12:00",
              title: "KM500：24台、0.1 Hz から",
              place: "空気軸受加振器",
            },
            { start: "14:00", end: "16:00", title: "証明書発行と出荷", place: "3番ゲート" },
          ],
        },
        {
          date: "2027-11-01",
          title: "第44回",
          sessions: [
            { start: "09:00", end: "17:00", title: "KM100、KM100T：96台", place: "ベンチA" },
          ],
        },
      ],
    }),
    countdown("next-run", {
      heading: "第40回の受付終了まで",
      text: "型式と製造番号をメールでお知らせください。締切後の到着分は第44回となります。",
      moment: "2027-10-04T07:00:00.000Z",
      timeZone: "Asia/Tokyo",
      begun: "第40回は校正中です",
      actions: links(link("校正を予約する", to("ja", "quote"))),
    }),
    faq("questions", {
      heading: "お電話でよくいただくご質問",
      questions: [
        [
          "校正の間隔はどのくらいですか。",
          rich(
            p(
              "受入試験用は24か月、傾向管理用は60か月です。2026年に戻ってきた 9,120 台のうち、9,071 台は初回値の ±2 % 以内でした。",
            ),
          ),
        ],
        [
          "バイアス電圧が 24 V あります。なぜですか。",
          rich(
            p(
              "ケーブルかコネクターの断線です。0 V なら短絡です。11～13 V であれば、疑うべきは設備のほうです。",
            ),
          ),
        ],
        [
          "逆さに取り付けられますか。",
          rich(
            p(
              "はい。測るのは変化分なので、重力は見えません。ただし符号が反転しますので、",
              linked("軸心軌跡", to("ja", "notes")),
              "を描く場合は設定してください。",
            ),
          ),
        ],
        [
          "Q 24 とは、どういう意味ですか。",
          rich(
            p(
              "28 kHz が24倍に増幅されるということです。付近で蒸気漏れがあると、10 kHz までのスペクトルが正常に見えても、アンプが飽和していることがあります。その場合は KM10 をお使いください。",
            ),
          ),
        ],
      ],
    }),
    text("downloads", {
      heading: "ダウンロード",
      layout: "aside",
      body: rich(
        bullet(linked("データシート（4ページ）", to("ja", "data-sheets")), "、第7版、0.6 MB"),
        bullet(linked("STEPデータ", to("ja", "data-sheets")), "、AP 214、1.9 MB"),
        bullet(linked("校正証明書", to("ja", "data-sheets")), "、製造番号ごと"),
        bullet(linked("取付け方法", to("ja", "note-mounting")), "、どなたでも閲覧可"),
      ),
    }),
    callToAction("ask", {
      heading: "10台、12営業日",
      text: "200台までは在庫から出荷します。それ以上の場合は、お尋ねいただく前に納期をお知らせします。",
      actions: links(link("見積りを依頼する", to("ja", "quote"))),
      picture: picture("km100", "ja"),
      tone: "primary",
    }),
  ],
});
