import { callToAction } from "../../../compose/asking.ts";
import { link, links } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import {
  bullet,
  code,
  codeSample,
  em,
  figure,
  h3,
  linked,
  p,
  rich,
  step,
  strong,
} from "../../../compose/rich-text.ts";
import { quote, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";
import { analysis } from "../en/note-envelope.ts";

export const envelope = page("ja", "note-envelope", {
  title: "AN 12：軸受損傷を見つける4つの手順",
  slug: "notes/envelope",
  seo: {
    title: "AN 12：包絡線処理による軸受診断｜Kernmass",
    description:
      "88.4 Hz の外輪損傷はどうすれば見えるか。帯域の選択、包絡線、高調波の読み方、判定を Python コード付きで解説します。",
    image: picture("envelope", "ja"),
  },
  listing: {
    date: "2026-10-12T08:00:00Z",
    summary: "88.4 Hz から交換手配まで。帯域、包絡線、スペクトル、判定。読了9分、コード付き。",
    topics: ["topic-kernmass-measurement"],
    authors: ["author-kernmass-desk"],
  },
  blocks: [
    hero("opening", {
      heading: "軸受損傷を見つける4つの手順",
      text: "AN 12、読了9分。給水ポンプ 132 kW、1,480 rpm、玉数9の深溝玉軸受。KM100 をスタッドで駆動側・半径方向に取付け。",
      poster: picture("bearingTrace", "ja"),
      phonePoster: pictureCut("bearingTracePhone"),
      layout: "split",
    }),
    text("article", {
      body: rich(
        p(
          "外輪に生じた 2 mm のはく離を、玉が通るたびに叩きます。衝撃は数マイクロ秒ですが、ハウジングはその後3ミリ秒ほど、軸受ではなく自身の固有振動数で鳴り続けます。上の波形では",
          strong("11.3 ms ごとに1回の衝撃"),
          "が見えます。設備全体を評価する速度スペクトルには何も現れません。1.1 mm/s rms、ゾーンAです。",
        ),
        h3("1. 見るべき周波数を計算する"),
        p(
          "玉数 n、玉径 d、ピッチ円径 D、接触角0のとき、4つの特徴周波数は軸の回転周波数から決まります。",
        ),
        bullet(strong("外輪　"), code("BPFO = n/2 · fr · (1 – d/D) = 88.4 Hz")),
        bullet(strong("内輪　"), code("BPFI = n/2 · fr · (1 + d/D) = 133.6 Hz")),
        bullet(strong("転動体　"), code("BSF = D/2d · fr · (1 – (d/D)²) = 58.1 Hz")),
        bullet(strong("保持器　"), code("FTF = fr/2 · (1 – d/D) = 9.8 Hz")),
        p(
          "ここでは fr = 24.67 Hz、d = 7.94 mm、D = 39.04 mm です。すべりにより、いずれも最大 2 % 低くなります。計算値そのものではなく、その近くを探してください。",
        ),
        h3("2. 帯域を選ぶ"),
        p(
          "包絡線処理には搬送波が必要です。搬送波となるのはハウジングの共振で、ここでは 3.6 kHz です。2.2～5 kHz の帯域ならこれを含み、148 Hz の羽根通過成分を除けます。条件は2つ。帯域幅は、3次高調波まで見たい最高の特徴周波数の",
          em("5倍以上"),
          "とすること。上限は取付けの限界より低くすること。マグネットではこの限界が ",
          linked("3.9 kHz", to("ja", "note-mounting")),
          " なので、この資料はここで終わってしまいます。",
        ),
        h3("3. 包絡線を求め、そのスペクトルを見る"),
        codeSample("python", analysis),
        p(
          "毎秒 25,600 サンプルで 2.56 秒間なら、分解能は 0.39 Hz です。88.4 Hz を、カップリングに由来することのある 3.5 × 24.67 = 86.3 Hz と区別できます。",
        ),
        figure(
          picture("envelope", "ja"),
          "wide",
          "包絡線スペクトル（2.2～5 kHz）。赤：BPFO と4つの高調波。計算値との差はいずれも 0.2 Hz 以内。青：軸回転成分。",
        ),
        h3("4. 判定する"),
        step("BPFO の高調波がゆるやかに減衰：はく離。単独の線だけ：潤滑不良の可能性。"),
        step("BPFI の両側に fr 間隔の側帯波：内輪。負荷域を出入りするためです。"),
        step("BSF の両側に FTF 間隔の側帯波：転動体。まれですが、多くは最終段階です。"),
        step(
          "高さだけでは判断できません。同じ軸受の1か月前と比べ、4倍を超えたら交換品を手配します。",
        ),
        p(
          "このポンプは、全員が見守るなか、さらに50日間運転しました。停止したのは火曜日、交替の合間です。そのとき、はく離は 6 mm に達していました。",
        ),
      ),
    }),
    quote("the-spall", {
      words: "新品の支払いより先に、古い軸受が机の上にありました。",
      name: "森崎 健二 様",
      role: "Okihama Steel 3号ライン 保全担当",
      emphasis: "quiet",
      tone: "tertiary",
    }),
    callToAction("next", {
      heading: "帯域の上限は、取付けで決まる",
      text: "AN 07 では、1台のセンサーで4通りの取付けを測定しました。",
      actions: links(
        link("AN 07（取付け）を読む", to("ja", "note-mounting")),
        link("資料一覧へ", to("ja", "notes")),
      ),
      tone: "primary",
    }),
  ],
});
