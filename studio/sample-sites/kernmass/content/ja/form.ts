import { field, formBlock, formDocument } from "../../../compose/form.ts";

/** The form's document. */
export const quoteForm = formDocument("form-kernmass-ja-quote", {
  title: "見積もり依頼",
  language: "ja",
  fields: [
    field("name", "text", "お名前", { required: true, maxLength: 80, autofill: "name" }),
    field("email", "email", "メールアドレス", { required: true }),
    field("machine", "step", "機械について"),
    field("quantity", "number", "数量", { required: true, min: 1, max: 10_000 }),
    field("about", "choice", "センサー", { choices: ["KM-100", "KM-200", "未定"] }),
    field("message", "longText", "機械と取り付け", {
      required: true,
      maxLength: 2_000,
      help: "回転数、負荷、取り付け位置をお書きください。",
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
  text: "入力は2ステップ。価格と納期を1営業日以内にお答えします。",
});
