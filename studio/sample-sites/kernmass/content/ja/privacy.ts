import { toAddress } from "../../../compose/link.ts";
import { bullet, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";

export const privacy = page("ja", "privacy", {
  title: "プライバシー",
  slug: "privacy",
  seo: {
    title: "プライバシー｜Kernmass",
    description: "当サイトが保存する情報、その日数、責任者についてご説明します。",
    image: picture("social", "ja"),
  },
  blocks: [
    text("privacy", {
      heading: "保存する情報と日数",
      body: rich(
        bullet(strong("0日："), "閲覧履歴。アクセス解析は行っていません。"),
        bullet(strong("14日："), "アカウントをお持ちの方のサインイン用 Cookie。"),
        bullet(strong("182日："), "動画に関するご回答（当サイトの Cookie）。"),
        bullet(strong("退会まで："), "メールアドレスと、ダウンロードされた文書の一覧。"),
        h3("一覧を保存する理由"),
        p(
          "文書に誤りが見つかった場合、お持ちの方にご連絡するためです。2019年以降、2回ありました。営業部門はこの一覧を閲覧できません。",
        ),
        h3("動画"),
        p(
          "トップページの動画は YouTube に保存されています。再生ボタンを押されたとき、または事前に許可いただいた場合にのみ接続します。",
        ),
        h3("お客様の権利"),
        p(
          "アカウントの内容は、アカウントページで確認、訂正、書き出し、削除いただけます。責任者：Kernmass AG, Prüfgasse 28, 8400 Winterthur、",
          linked("privacy@kernmass.example", toAddress("mailto:privacy@kernmass.example")),
        ),
      ),
    }),
  ],
});
