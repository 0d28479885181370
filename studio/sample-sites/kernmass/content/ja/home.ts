import { callToAction } from "../../../compose/asking.ts";
import { link, links } from "../../../compose/link.ts";
import { animationFile, announcement, hero } from "../../../compose/opening.ts";
import { p, rich, strong } from "../../../compose/rich-text.ts";
import { image, logos, video } from "../../../compose/showing.ts";
import { featureGrid, quote, stats, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";

export const home = page("ja", "home", {
  title: "Kernmass",
  slug: "index",
  seo: {
    title: "Kernmass｜設備のための振動センサー",
    description:
      "0.1 Hz～22 kHz、−40～125 °C、IP67 の加速度センサーと速度トランスミッター。全数を16周波数で校正し、12営業日で出荷します。",
    image: picture("social", "ja"),
  },
  blocks: [
    hero("opening", {
      heading: "壊れる50日前に、わかる。",
      text: "Kernmass は、止められない設備のための振動センサーをつくっています。0.1 Hz～22 kHz、−40～125 °C、IP67。この波形は、KM100 を鋼球で一度だけ叩いたときのものです。",
      actions: links(
        link("6機種を比べる", to("ja", "sensors")),
        link("見積りを依頼する", to("ja", "quote")),
      ),
      animation: animationFile("impulse.json"),
      animationLabel:
        "一撃のあと、毎秒28,000回の振動が2本の包絡線の間で減衰していく波形が、左から右へ描かれる。",
      poster: picture("impulse", "ja"),
      phonePoster: pictureCut("impulsePhone"),
    }),
    announcement("ex-ia", {
      label: "新製品",
      text: "本質安全防爆形 KM100X：Ex ia IIC T4 Ga、高さ 31 mm。10月4日より出荷を開始します。",
      link: link("仕様を比べる", to("ja", "sensors")),
      tone: "primary",
    }),
    stats("in-numbers", {
      figures: [
        ["212,400", "稼働中のセンサー数。ポンプ、ファン、圧延ロール、そしてスキーリフト4基"],
        ["16", "出荷前に1台ずつ校正する周波数の数"],
        ["0.14 ‰", "5年以内の返品率。原因はすべて公開しています"],
        ["12日", "ご注文から出荷まで（営業日、200台まで）"],
      ],
    }),
    image("the-trend", {
      picture: picture("zones", "ja"),
      phonePicture: pictureCut("zonesPhone"),
      caption:
        "132 kW 給水ポンプ、剛支持、ゾーンは ISO 20816-3 による。46日目に基準値を離れ、96日目にゾーンCへ。2日後、計画停止3時間20分で軸受を交換した。",
      width: "wide",
    }),
    text("what-we-do", {
      layout: "statement",
      body: rich(
        p(
          "設備の声は、脚から聞こえます。そこに 55 mm の耳を置くと、答えはひとつの数になります。",
          strong("1 g あたり 100 mV"),
          "です。",
        ),
      ),
    }),
    featureGrid("three-questions", {
      heading: "3つの数で、機種が決まる",
      intro: "回転数、温度、出力。データシートのそのほかの項目は、すべてこの3つから決まります。",
      features: [
        {
          title: "120 rpm 超なら KM100",
          text: "100 mV/g、0.5 Hz～14 kHz。設備の5台に4台は、これで足ります。",
          picture: picture("km100", "ja"),
          link: link("KM100 を見る", to("ja", "sensor-km100")),
        },
        {
          title: "120 rpm 以下なら KM500",
          text: "500 mV/g、0.1 Hz から、ノイズ 60 µg。キルン、旋回輪、ターニング中のタービンに。",
          picture: picture("km500", "ja"),
          link: link("低速用を見る", to("ja", "sensors")),
        },
        {
          title: "PLC 直結なら KM420",
          text: "0～25 mm/s rms を 4–20 mA で出力。10～1,000 Hz。2線式、分析器は不要です。",
          picture: picture("km420", "ja"),
          link: link("トランスミッターを見る", to("ja", "sensors")),
        },
      ],
    }),
    quote("the-mill", {
      words: "導入を決めた会議のコーヒー代より安かったですね。",
      name: "Maja Lindqvist 様",
      role: "Norrland Pulp 信頼性技術者、測定点 640",
      tone: "tertiary",
    }),
    video("test-signal", {
      address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      title: "試験信号7：15インチコーンで聴く『Big Buck Bunny』",
      poster: picture("loudspeaker", "ja"),
      caption:
        "スピーカーは、語彙の豊かな加振器です。センターキャップに KM10 をねじ込み、この映画をピーク 38 g で再生しています。Big Buck Bunny、2008年、Blender Foundation、CC BY。",
      transcript: rich(
        p(
          "台詞はありません。草原で目を覚ました大きなうさぎが、3匹の小動物にからかわれ、仕返しをします。音楽、鳥の声、落ちるりんご、矢の音。",
        ),
      ),
      width: "wide",
      tone: "inverted",
    }),
    logos("customers", {
      heading: "社名を掲載させていただいたお客様",
      logos: [
        ["logos/logo-norrland-pulp.svg", "Norrland Pulp"],
        ["logos/logo-aarekraft.svg", "Aarekraft"],
        ["logos/logo-okihama-steel.svg", "Okihama Steel"],
        ["logos/logo-tessen-gears.svg", "Tessen Gears"],
        ["logos/logo-brunnhof.svg", "Brunnhof Extrusion"],
        ["logos/logo-velden-rail.svg", "Velden Rail"],
      ],
    }),
    callToAction("ask", {
      heading: "数字5つ、1営業日",
      text: "回転数、出力、温度、ケーブル長、測定点数をお送りください。技術者が、部品表と価格でお答えします。",
      actions: links(
        link("見積りを依頼する", to("ja", "quote")),
        link("測り方を読む", to("ja", "notes")),
      ),
      emphasis: "loud",
      tone: "primary",
    }),
  ],
});
