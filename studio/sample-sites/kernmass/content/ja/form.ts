import { field, formBlock, formDocument } from "../../../compose/form.ts";

/** The form's document. */
export const quoteForm = formDocument("form-kernmass-ja-quote", {
  title: "見積もり依頼",
  language: "ja",
  fields: [
    field("speed-low", "number", "最低回転数（rpm）", { required: true, min: 0, max: 100_000 }),
    field("speed-high", "number", "最高回転数（rpm）", {
      required: true,
      min: 0,
      max: 100_000,
      help: "一定の場合は、同じ値を2回入力してください。",
    }),
    field("power", "number", "出力（kW）", { required: true, min: 0, max: 1_000_000 }),
    field("temperature", "number", "ハウジングの最高温度（°C）", {
      required: true,
      min: -273,
      max: 1_000,
    }),
    field("cable", "number", "制御盤までのケーブル長（m）", {
      required: true,
      min: 0,
      max: 10_000,
    }),
    field("points", "number", "測定点数", {
      required: true,
      min: 1,
      max: 10_000,
      help: "不明な場合は、軸受の数の2倍です。",
    }),
    field("about", "choice", "センサー", {
      choices: ["KM10", "KM100", "KM500", "KM100T", "KM100X", "KM420", "未定"],
    }),
    field("contact", "step", "お客様について"),
    field("name", "text", "お名前", { required: true, maxLength: 80, autofill: "name" }),
    field("email", "email", "メールアドレス", { required: true }),
    field("message", "longText", "そのほか", {
      maxLength: 2_000,
      help: "負荷、取り付け、納期など。",
    }),
    field(
      "consent",
      "consent",
      "見積もり作成のため、Kernmass がこの依頼を保存することに同意します。",
      { required: true },
    ),
  ],
  submitLabel: "見積もりを依頼する",
  successText: "ありがとうございます。1営業日以内に価格と納期をお知らせします。",
});

/** The block that displays the form. */
export const quoteFormBlock = formBlock("form", quoteForm, {
  heading: "見積もりを依頼する",
  text: "機械の5つの数値と、お客様の連絡先。価格と納期を1営業日以内にお答えします。",
});
