import { field, formBlock, formDocument } from "../../../compose/form.ts";

/** The form with which visitors write to the house. */
export const contactForm = formDocument("form-ar-contact", {
  title: "اكتب إلى الدار",
  language: "ar",
  fields: [
    field("name", "text", "اسمك", { required: true, maxLength: 80, autofill: "name" }),
    field("email", "email", "عنوان البريد الإلكتروني", { required: true }),
    field("about", "choice", "ما الموضوع؟", {
      choices: ["المقاعد وسهولة الوصول", "المفقودات", "الصفوف المدرسية", "شيء آخر"],
    }),
    field("message", "longText", "الرسالة", {
      required: true,
      maxLength: 2_000,
      help: "اذكر الأمسية إن كانت رسالتك عن إحداها.",
    }),
    field("consent", "consent", "أوافق على أن تحفظ نايت لايت هذه الرسالة للرد عليها.", {
      required: true,
    }),
  ],
  submitLabel: "أرسلها إلى أسفل الدرج",
  successText: "شكرًا لك. تقرأ إينيس كل رسالة، وغالبًا قبل الفيلم الأول.",
});

/** The block that displays the form. */
export const contact = formBlock("contact", contactForm, {
  heading: "اكتب إلى الدار",
  text: "مقعد في الصف F، وشاح ضائع، صف مدرسي: إينيس تجيب خلال يومين.",
});
