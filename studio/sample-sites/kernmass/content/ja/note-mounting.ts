import { callToAction } from "../../../compose/asking.ts";
import { link, links } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import {
  bullet,
  code,
  em,
  figure,
  h3,
  linked,
  p,
  rich,
  step,
  strong,
} from "../../../compose/rich-text.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";

export const mounting = page("ja", "note-mounting", {
  title: "AN 07：取付けで失われるもの",
  slug: "notes/mounting",
  seo: {
    title: "AN 07：加速度センサーの取付け｜Kernmass",
    description:
      "スタッド 28 kHz、接着 18.5 kHz、マグネット 7.2 kHz、手持ち 1.8 kHz。取付けが周波数範囲を制限する理由と、現場での測り方。",
    image: picture("mounting", "ja"),
  },
  listing: {
    date: "2026-03-09T08:00:00Z",
    summary:
      "スタッド、接着、マグネット、手持ち。28、18.5、7.2、1.8 kHz の理由と、現場での測り方。読了7分。",
    topics: ["topic-kernmass-measurement"],
    authors: ["author-kernmass-desk"],
  },
  blocks: [
    hero("opening", {
      heading: "取付けで失われるもの",
      text: "AN 07、読了7分。KM100（製造番号 198 317）1台を、同じ加振器に4通りの方法で取り付け、1時間以内に測定しました。",
      poster: picture("mounting", "ja"),
      phonePoster: pictureCut("mountingPhone"),
      layout: "split",
    }),
    featureGrid("four-ways", {
      heading: "4つの方法、1台のセンサー",
      layout: "steps",
      tone: "secondary",
      features: [
        {
          title: "スタッド、2.4 N·m、グリース薄塗り",
          text: "28 kHz。±3 dB で 14 kHz、±5 % で 6 kHz まで。データシートの前提はこの方法です。",
        },
        {
          title: "研削面にシアノアクリレート",
          text: "18.5 kHz。±3 dB で 10 kHz、±5 % で 4 kHz まで。1年は良好、80 °C を超える所には不向きです。",
        },
        {
          title: "2極マグネット、250 N",
          text: "7.2 kHz。±3 dB で 3.9 kHz、±5 % で 1.5 kHz まで。塗装面ではその半分です。",
        },
        {
          title: "手持ちプローブ",
          text: "1.8 kHz。同じ人が持てば ±3 dB で 970 Hz まで。ISO 20816 にかろうじて足ります。",
        },
      ],
    }),
    text("article", {
      body: rich(
        h3("図面にないばね"),
        p(
          "ベースと設備の間には、必ず何かの層があります。ねじ、接着剤、マグネットの曲面。その剛性を k、センサーの質量を m とすると、両者はひとつの振動系になります。",
        ),
        p(code("fn = 1/2π · √(k/m)")),
        p(
          "92 g で共振が 7.2 kHz なら、マグネットの接触剛性は ",
          strong("188 N/µm"),
          " です。接着では 1,240 N/µm、手持ちでは 12 N/µm。スタッドでは接触部が十分に硬く、残るのはセンサー内部の共振だけになります。",
        ),
        h3("残る周波数範囲"),
        p("共振より低い側では、増幅率は周波数比だけで決まります。"),
        p(code("A(f) = 1 / (1 – (f/fn)²)")),
        bullet(strong("+5 %　"), "0.22 fn"),
        bullet(strong("+10 %　"), "0.30 fn"),
        bullet(strong("+3 dB　"), "0.54 fn"),
        p(
          "つまり、取付け方法ごとに数をひとつ覚えて、掛けるだけです。共振点での増幅率は Q で、手持ちの4からスタッドの24まで変わります。設備のピークに見えるものが、マグネットのピークかもしれません。",
        ),
        h3("現場で測る"),
        step("実際の場所に、実際の方法で取り付けます。"),
        step("すぐ脇を 6 mm の鋼球で5回叩きます。"),
        step(
          "40 kHz までのスペクトルを平均します。最も高いピークが fn です。0.54 を掛けた値を本体に書いておきます。",
        ),
        figure(
          picture("section", "ja"),
          "wide",
          "KM100 のベースの平面度は 5 µm。20 µm のばりを挟むと、共振は3分の2に下がります。",
        ),
        h3("取付面の加工"),
        p(
          "座ぐり 30 mm、表面粗さ Ra 1.6 µm、ねじ穴の直角度 1°以内。残った凹凸はグリースが埋めます。10 kHz では非圧縮性とみなせ、費用はかかりません。2.4 N·m を",
          em("超える"),
          "トルクはベースをひずませるだけで、効果はありません。",
        ),
        p(
          "軸受診断への影響は ",
          linked("AN 12", to("ja", "note-envelope")),
          " をご覧ください。5 kHz まで必要なため、スタッドか接着が前提です。",
        ),
      ),
    }),
    callToAction("next", {
      heading: "座ぐりカッター2サイズ、在庫あり",
      text: "KM100 用 30 mm、KM500 用 42 mm。センサーと同梱でお届けします。",
      actions: links(
        link("見積りに追加する", to("ja", "quote")),
        link("資料一覧へ", to("ja", "notes")),
      ),
      tone: "primary",
    }),
  ],
});
