import { link, links, toAddress } from "../../../compose/link.ts";
import { to } from "../../compose.ts";

/** Tagline, navigation and footer of the site in Japanese. */
export const siteWords = {
  _type: "siteLanguage",
  language: "ja",
  tagline: "設備のための振動センサー",
  description:
    "0.1 Hz～22 kHz の加速度センサーと速度トランスミッター。全数を16周波数で校正し、ヴィンタートゥールから出荷しています。",
  menu: links(
    link("センサー", to("ja", "sensors")),
    link("技術資料", to("ja", "notes")),
    link("データシート", to("ja", "data-sheets")),
    link("お見積り", to("ja", "quote")),
  ),
  footerText:
    "Kernmass AG（スイス・ヴィンタートゥール）／浜松ラボ：静岡県浜松市 大津町4-16。夜間の暗振動 0.4 µg/√Hz。",
  footerLinks: links(
    link("採用情報", to("ja", "jobs")),
    link("プライバシー", to("ja", "privacy")),
    link("japan@kernmass.example", toAddress("mailto:japan@kernmass.example")),
  ),
};

/** Texts beside the sign-in form in Japanese. */
export const authWords = {
  _type: "authWords",
  language: "ja",
  signInIntro: "お客様専用：図面、STEPデータ、お持ちのセンサーの校正証明書をご覧いただけます。",
  signUpIntro:
    "必要なのはメールアドレスの確認だけです。お送りするメールのリンクを開くと、すぐにデータシートをご覧いただけます。",
  terms: "メールアドレスは、ダウンロードされた文書に訂正があった場合のご連絡にのみ使用します。",
};

export const consentNotice = {
  _type: "consentNotice",
  language: "ja",
  heading: "1チャンネルだけ、オフにしてあります",
  text: "トップページの動画は YouTube から配信されます。ここで許可いただくか、再生ボタンを押されるまで接続しません。そのほかのトラッキングは一切行っていません。",
  policyPage: { _type: "reference", _ref: "page-kernmass-ja-privacy" },
};
