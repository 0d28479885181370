import { columns, gate } from "../../../compose/containers.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut, to } from "../../compose.ts";

/** The data sheets page in Japanese: documents for customers behind sign-in gates. */
export const dataSheets = page("ja", "data-sheets", {
  title: "データシート",
  slug: "data-sheets",
  seo: {
    title: "お客様用データシートと校正証明書｜Kernmass",
    description:
      "データシート、STEPデータ、製造番号ごとの校正証明書。メールアドレスを確認済みのお客様にご覧いただけます。",
    image: picture("calibration", "ja"),
  },
  blocks: [
    hero("opening", {
      heading: "31の文書、すべてに版数",
      text: "データシート、STEPデータ、認証、校正証明書。古い版が残ることはありません。改訂のたびに、ダウンロードされた方全員へメールを1通お送りします。",
      poster: picture("orbits", "ja"),
      phonePoster: pictureCut("orbitsPhone"),
      layout: "split",
    }),
    gate("documents", {
      heading: "お客様専用",
      promise:
        "データシート6点、STEPデータ6点、認証書4点。メールアドレスを確認済みのアカウントが必要です。",
      buttonLabel: "サインインして文書を見る",
      rules: { emailVerified: true, secondFactor: false },
      teaser: [
        text("documents-teaser", {
          layout: "statement",
          tone: "inverted",
          body: rich(
            p(
              "最新の改訂：KM100 第7版、3ページ。締付けトルクは以前から 2.4 N·m です。今回、2か所に明記しました。",
            ),
          ),
        }),
      ],
      blocks: [
        text("documents-note", {
          heading: "インチ寸法の図面は、第7版が最後です。",
          tone: "inverted",
          body: rich(
            p(
              "第8版からは、すべての寸法をミリメートルで表記します。¼-28 ねじをお使いの場合は、この版を保管してください。",
            ),
          ),
        }),
        featureGrid("documents-list", {
          heading: "データシート",
          tone: "inverted",
          features: [
            {
              title: "KM10、第4版",
              text: "DS-KM10-4、4ページ、0.5 MB。STEP 1.1 MB。改訂：2 mA 時のノイズ。",
            },
            {
              title: "KM100、第7版",
              text: "DS-KM100-7、4ページ、0.6 MB。STEP 1.9 MB。改訂：締付けトルク。",
            },
            {
              title: "KM500、第3版",
              text: "DS-KM500-3、4ページ、0.6 MB。STEP 2.0 MB。改訂：整定時間。",
            },
            {
              title: "KM100T、第2版",
              text: "DS-KM100T-2、6ページ、0.9 MB。STEP 1.6 MB。改訂：軸の表示。",
            },
            {
              title: "KM100X、第1版",
              text: "DS-KM100X-1、8ページ、1.2 MB。STEP 2.2 MB。認証：IECEx、ATEX、CSA、TIIS。",
            },
            {
              title: "KM420、第5版",
              text: "DS-KM420-5、4ページ、0.5 MB。STEP 1.8 MB。改訂：故障時電流。",
            },
          ],
        }),
        columns("certificate", {
          split: "startWide",
          tone: "inverted",
          start: [
            image("certificate-plot", {
              picture: picture("calibration", "ja"),
              caption:
                "製造番号 198 317 の校正証明書（16 点中 13 点）：160 Hz で 100.4 mV/g。誤差棒は拡張不確かさ（k = 2）、曲線は共振 28 kHz のモデル。",
              tone: "inverted",
            }),
          ],
          end: [
            text("certificate-text", {
              heading: "証明書の読み方",
              tone: "inverted",
              body: rich(
                bullet(strong("赤："), "本体に刻印した 160 Hz での値"),
                bullet(strong("誤差棒："), "160 Hz で 0.6 %、10 Hz 以下で 1.2 %"),
                bullet(strong("青："), "データシートの保証値 ±5 %"),
                p(
                  "3 kHz 以上の上昇は物理現象です。どの KM100 でも 0.3 % 以内で一致するため、補正してお使いいただけます。",
                ),
              ),
            }),
          ],
        }),
      ],
    }),
    text("who", {
      heading: "ご利用いただける方",
      layout: "aside",
      body: rich(
        p(
          "メールを受け取れる方なら、どなたでもご利用いただけます。電話番号はお伺いしません。営業からお電話することもありません。",
        ),
        p(
          "保存する情報とその期間は、",
          linked("プライバシー", to("ja", "privacy")),
          "の1ページにまとめています。",
        ),
      ),
    }),
    gate("service-contract", {
      heading: "保守契約のお客様専用",
      promise: "製造番号ごとの証明書と、校正時の生データ60秒分。",
      buttonLabel: "契約アカウントでサインイン",
      rules: {
        emailVerified: true,
        secondFactor: false,
        claim: { name: "contract", value: "service" },
      },
      tone: "default",
      teaser: [
        text("service-teaser", {
          body: rich(
            p(
              "アカウントと契約の紐付けは窓口で行います。契約番号をメールでお知らせください。通常1時間以内に完了します。",
            ),
          ),
        }),
      ],
      blocks: [
        text("service-files", {
          heading: "証明書と生データ",
          body: rich(
            bullet(strong("198 317　"), "2026-09-14、100.4 mV/g、61 MB"),
            bullet(strong("198 318　"), "2026-09-14、99.1 mV/g、61 MB"),
            bullet(strong("198 322　"), "2026-09-15、101.7 mV/g、61 MB"),
            p("形式：24 ビット、毎秒 102,400 サンプル、HDF5。チャンネル2は基準器です。"),
          ),
        }),
      ],
    }),
  ],
});
