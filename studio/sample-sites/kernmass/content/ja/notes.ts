import { callToAction } from "../../../compose/asking.ts";
import { link, links } from "../../../compose/link.ts";
import { pageList } from "../../../compose/listing.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery } from "../../../compose/showing.ts";
import { text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";

export const notes = page("ja", "notes", {
  title: "技術資料",
  slug: "notes",
  seo: {
    title: "技術資料：包絡線処理、取付け、軸心軌跡｜Kernmass",
    description:
      "振動測定の技術資料。包絡線処理による軸受診断、取付け共振、起動時のカスケード、軸心軌跡を、図と式とコードで解説します。",
    image: picture("cascade", "ja"),
  },
  blocks: [
    hero("opening", {
      heading: "ピークより、稜線を読む",
      text: "600 から 3,000 rpm までの起動を44本のスペクトルで示しています。回転数とともに動く線は軸、78 Hz にとどまる線は床、150 Hz の線は電源に由来します。",
      poster: picture("cascade", "ja"),
      phonePoster: pictureCut("cascadePhone"),
    }),
    pageList("articles", {
      heading: "資料一覧",
      intro:
        "電話に出る技術者が書いています。すべての図は、ご請求いただけるデータから計算しました。",
      layout: "rows",
    }),
    gallery("figures", {
      heading: "現場の壁に貼れる図",
      layout: "strip",
      pictures: [
        [
          picture("orbits", "ja"),
          "軸心軌跡。良好／片荷重／ミスアライメント（2× のループ）／0.47× のオイルホワール。丸印は1回転ごと。",
        ],
        [
          picture("zones", "ja"),
          "ISO 20816-3 のゾーンA～D（15～300 kW、剛支持）：1.4、2.8、4.5 mm/s rms。",
        ],
        [
          picture("bearingTrace", "ja"),
          "11.3 ms ごとの衝撃。耳には音として聞こえても、速度スペクトルにはまだ現れません。",
        ],
        [
          picture("bode", "ja"),
          "センサーも、ばねに載った小さな機械です。これはセンサー自身の振動特性です。",
        ],
      ],
    }),
    text("conventions", {
      heading: "表記について",
      layout: "aside",
      body: rich(
        bullet(strong("g　"), "は 9.80665 m/s²。rms と記さない限りピーク値です。"),
        bullet(strong("dB　"), "は 20 log。基準値を併記します。"),
        bullet(strong("ゾーン　"), "は ISO 20816-3、グループ2、剛支持です。"),
        bullet(strong("1×　"), "は軸1回転につき1回の現象です。"),
        p("サンプリング周波数、窓関数、平均回数は、各図のデータファイルに記載しています。"),
      ),
    }),
    callToAction("suggest", {
      heading: "説明のつかないスペクトルは",
      text: "60秒分の生データをお送りください。興味深いものは、お名前を伏せて技術資料にまとめます。",
      actions: links(link("連絡先を見る", to("ja", "quote"))),
      tone: "secondary",
    }),
  ],
});
