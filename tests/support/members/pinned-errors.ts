/**
 * An expected error message in each tested language, with the error codes that it is shown for.
 * `field` is the form field that is marked as invalid, if any.
 */
export type PinnedError = {
  codes: readonly string[];
  en: string;
  ar: string;
  field?: "email" | "password";
};

/**
 * The message of every error code. The texts are repeated here, because a test that looks them up as the site does would
 * accept any message. Change a text here too when it changes on the site.
 */
export const pinnedErrors: readonly PinnedError[] = [
  {
    codes: ["invalid-email", "invalid-recipient-email", "invalid-new-email"],
    en: "This is not a valid email address. Check it and try again.",
    ar: "هذا البريد الإلكتروني غير صالح. تحقّق منه وأعد المحاولة.",
    field: "email",
  },
  {
    codes: ["wrong-password", "user-not-found", "invalid-credential", "invalid-login-credentials"],
    en: "The email address or password is incorrect. Check both and try again.",
    ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة. تحقّق منهما وأعد المحاولة.",
  },
  {
    codes: ["email-already-in-use"],
    en: "There is already an account with this address. Sign in, or use another address.",
    ar: "هناك حساب بهذا العنوان بالفعل. سجّل الدخول أو استخدم عنوانًا آخر.",
    field: "email",
  },
  {
    codes: ["too-many-requests", "too-many-enrollment-attempts", "session-too-many"],
    en: "Too many attempts. Wait a few minutes and try again.",
    ar: "عدد المحاولات كبير جدًا. انتظر بضع دقائق ثم أعد المحاولة.",
  },
  {
    codes: ["user-disabled"],
    en: "This account has been disabled. Please contact us.",
    ar: "تم إيقاف هذا الحساب. يُرجى التواصل معنا.",
  },
  {
    codes: ["network-request-failed"],
    en: "The sign-in service could not be reached. Check your connection and try again.",
    ar: "تعذّر الوصول إلى خدمة تسجيل الدخول. تحقّق من اتصالك ثم أعد المحاولة.",
  },
  {
    codes: ["user-mismatch"],
    en: "This is not the account that you are signed in with. Use that account.",
    ar: "هذا ليس الحساب الذي سجّلت الدخول به. استخدم ذلك الحساب.",
  },
  {
    codes: ["popup-blocked"],
    en: "Your browser blocked the sign-in window. Allow pop-ups for this site and try again.",
    ar: "حظر متصفّحك نافذة تسجيل الدخول. اسمح بالنوافذ المنبثقة لهذا الموقع وأعد المحاولة.",
  },
  {
    codes: ["popup-closed-by-user"],
    en: "The sign-in window was closed too early. Please try again.",
    ar: "أُغلقت نافذة تسجيل الدخول قبل اكتماله. يُرجى إعادة المحاولة.",
  },
  {
    codes: ["cancelled-popup-request", "redirect-operation-pending"],
    en: "Another sign-in window is open. Continue there.",
    ar: "هناك نافذة أخرى مفتوحة لتسجيل الدخول. تابع فيها.",
  },
  {
    codes: ["unauthorized-domain"],
    en: "Sign-in is not allowed from this domain. Please contact us.",
    ar: "تسجيل الدخول غير مسموح به من هذا النطاق. يُرجى التواصل معنا.",
  },
  {
    codes: ["password-does-not-meet-requirements"],
    en: "This password does not meet the requirements. Choose a stronger one.",
    ar: "كلمة المرور هذه لا تستوفي المتطلبات. اختر كلمة مرور أقوى.",
    field: "password",
  },
  {
    codes: ["multi-factor-auth-required"],
    en: "Your account requires two-step verification.",
    ar: "يتطلّب حسابك التحقّق بخطوتين.",
  },
  {
    codes: ["missing-email", "missing-new-email"],
    en: "Enter your email address.",
    ar: "أدخل بريدك الإلكتروني.",
    field: "email",
  },
  {
    codes: ["missing-password"],
    en: "Enter your password.",
    ar: "أدخل كلمة المرور.",
    field: "password",
  },
  {
    codes: ["weak-password"],
    en: "Choose a longer password.",
    ar: "اختر كلمة مرور أطول.",
    field: "password",
  },
  {
    codes: ["unverified-email", "email-change-needs-verification"],
    en: "Confirm your email address first.",
    ar: "أكّد بريدك الإلكتروني أولًا.",
  },
  {
    codes: ["invalid-action-code", "expired-action-code"],
    en: "This link no longer works. Request a new one.",
    ar: "لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.",
  },
  {
    codes: ["invalid-phone-number"],
    en: "This is not a valid phone number with a country code. Check it and try again.",
    ar: "هذا ليس رقم هاتف صالحًا مع رمز البلد. تحقّق منه وأعد المحاولة.",
  },
  {
    codes: ["missing-phone-number"],
    en: "Enter your mobile number.",
    ar: "أدخل رقم هاتفك المحمول.",
  },
  {
    codes: ["quota-exceeded", "error-code:-39"],
    en: "You have reached the limit for now. Use another method or try again later.",
    ar: "تم بلوغ الحد الأقصى حاليًا. استخدم طريقة أخرى أو أعد المحاولة لاحقًا.",
  },
  {
    codes: ["invalid-verification-code"],
    en: "The code is incorrect. Check it and try again.",
    ar: "الرمز غير صحيح. تحقّق منه وأعد المحاولة.",
  },
  {
    codes: ["missing-verification-code"],
    en: "Enter the code.",
    ar: "أدخل الرمز.",
  },
  {
    codes: ["code-expired", "invalid-verification-id", "missing-verification-id"],
    en: "This code has expired. Request a new one.",
    ar: "انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.",
  },
  {
    codes: [
      "captcha-check-failed",
      "missing-recaptcha-token",
      "invalid-recaptcha-token",
      "invalid-recaptcha-action",
      "missing-app-credential",
      "invalid-app-credential",
    ],
    en: "We could not verify that you are human. Please try again.",
    ar: "تعذّر التحقّق من أنك لست برنامج روبوت. يُرجى إعادة المحاولة.",
  },
  {
    codes: ["account-exists-with-different-credential"],
    en: "There is already an account with this address that uses another sign-in method. Use that method.",
    ar: "هناك حساب بهذا العنوان يستخدم طريقة أخرى لتسجيل الدخول. استخدم تلك الطريقة.",
  },
  {
    codes: ["credential-already-in-use"],
    en: "This sign-in method already belongs to another account. Sign in to that account instead.",
    ar: "تعود طريقة تسجيل الدخول هذه إلى حساب آخر. سجّل الدخول إلى ذلك الحساب.",
  },
  {
    codes: ["provider-already-linked"],
    en: "This sign-in method is already connected to your account.",
    ar: "طريقة تسجيل الدخول هذه مرتبطة بحسابك بالفعل.",
  },
  {
    codes: ["no-such-provider"],
    en: "This sign-in method is no longer connected to your account.",
    ar: "لم تعد طريقة تسجيل الدخول هذه مرتبطة بحسابك.",
  },
  {
    codes: [
      "user-cancelled",
      "redirect-cancelled-by-user",
      "rejected-credential",
      "missing-or-invalid-nonce",
    ],
    en: "Sign-in was canceled. Try again or use another method.",
    ar: "أُلغي تسجيل الدخول. أعد المحاولة أو استخدم طريقة أخرى.",
  },
  {
    codes: [
      "invalid-multi-factor-session",
      "missing-multi-factor-session",
      "multi-factor-info-not-found",
      "missing-multi-factor-info",
      "totp-challenge-timeout",
      "invalid-mfa-enrollment-id",
    ],
    en: "This took too long. Please start again.",
    ar: "استغرق الأمر وقتًا طويلًا. يُرجى البدء من جديد.",
  },
  {
    codes: ["unsupported-second-factor"],
    en: "This site does not support your account’s second verification method. Please contact us.",
    ar: "لا يتيح هذا الموقع طريقة التحقّق الثانية لحسابك. يُرجى التواصل معنا.",
  },
  {
    codes: ["second-factor-already-in-use", "mfa-enrollment-already-complete"],
    en: "This verification method is already set up.",
    ar: "طريقة التحقّق هذه معدّة بالفعل.",
  },
  {
    codes: ["maximum-second-factor-count-exceeded"],
    en: "Your account has the maximum number of verification methods. Remove one first.",
    ar: "بلغ حسابك الحد الأقصى لعدد طرق التحقّق. أزل طريقة أولًا.",
  },
  {
    codes: ["unsupported-first-factor"],
    en: "You can’t set up two-step verification with this sign-in method. Sign in with your email address first.",
    ar: "لا يمكنك إعداد التحقّق بخطوتين بطريقة تسجيل الدخول هذه. سجّل الدخول ببريدك الإلكتروني أولًا.",
  },
  {
    codes: ["login-blocked", "session-failed"],
    en: "You could not be signed in. Please try again.",
    ar: "تعذّر تسجيل دخولك. يُرجى إعادة المحاولة.",
  },
  {
    codes: ["session-method-off", "operation-not-allowed"],
    en: "This sign-in method is not available. Use another one.",
    ar: "طريقة تسجيل الدخول هذه غير متاحة. استخدم طريقة أخرى.",
  },
  {
    codes: ["session-sign-up-off", "admin-restricted-operation"],
    en: "This site does not accept new accounts at the moment. Sign in with an existing account.",
    ar: "لا يقبل هذا الموقع حسابات جديدة حاليًا. سجّل الدخول بحساب موجود.",
  },
  {
    codes: ["session-off"],
    en: "Sign-in is currently unavailable. Please try again later.",
    ar: "تسجيل الدخول غير متاح حاليًا. يُرجى إعادة المحاولة لاحقًا.",
  },
  {
    codes: ["session-service"],
    en: "You could not be signed in because a service did not respond. Please try again.",
    ar: "تعذّر تسجيل دخولك لأن إحدى الخدمات لم تستجب. يُرجى إعادة المحاولة.",
  },
  {
    codes: ["user-token-expired", "invalid-user-token", "user-signed-out", "null-user"],
    en: "You are no longer signed in. Please sign in again.",
    ar: "لم تعد مسجّلًا الدخول. يُرجى تسجيل الدخول مجددًا.",
  },
  {
    codes: ["requires-recent-login"],
    en: "You signed in too long ago to make this change. Sign out, sign in again and retry.",
    ar: "مضى وقت طويل على تسجيل دخولك لإجراء هذا التغيير. سجّل الخروج ثم الدخول وأعد المحاولة.",
  },
  {
    codes: [
      "app-not-authorized",
      "auth-domain-config-required",
      "billing-not-enabled",
      "dynamic-link-not-activated",
      "invalid-api-key",
      "invalid-app-id",
      "invalid-cert-hash",
      "invalid-continue-uri",
      "missing-continue-uri",
      "unauthorized-continue-uri",
      "invalid-dynamic-link-domain",
      "invalid-hosting-link-domain",
      "invalid-message-payload",
      "invalid-oauth-client-id",
      "invalid-oauth-provider",
      "invalid-provider-id",
      "invalid-sender",
      "invalid-tenant-id",
      "tenant-id-mismatch",
      "unsupported-tenant-operation",
      "recaptcha-not-enabled",
    ],
    en: "This sign-in method is not set up correctly ({{code}}). Please contact us, or use another method.",
    ar: "طريقة تسجيل الدخول هذه غير معدّة بشكل صحيح ({{code}}). يُرجى التواصل معنا أو استخدام طريقة أخرى.",
  },
  {
    codes: [
      "web-storage-unsupported",
      "operation-not-supported-in-this-environment",
      "unsupported-persistence-type",
      "cors-unsupported",
    ],
    en: "Your browser does not support this sign-in method. Use another one.",
    ar: "لا يتيح متصفّحك طريقة تسجيل الدخول هذه. استخدم طريقة أخرى.",
  },
  {
    codes: ["invalid-photo"],
    en: "Enter a URL that starts with https://.",
    ar: "أدخل عنوان URL يبدأ بـ ‎https://‎.",
  },
  {
    codes: ["wrong-word"],
    en: "Type the word exactly as shown.",
    ar: "اكتب الكلمة كما هي معروضة تمامًا.",
  },
  {
    codes: ["confirmation-cancelled"],
    en: "Nothing was changed because you did not confirm that it’s you.",
    ar: "لم يتغيّر شيء لأنك لم تؤكّد هويتك.",
  },
  {
    codes: ["timeout"],
    en: "This is taking too long. Please try again.",
    ar: "يستغرق الأمر وقتًا طويلًا. يُرجى إعادة المحاولة.",
  },
  {
    codes: [
      "already-initialized",
      "app-deleted",
      "app-not-installed",
      "argument-error",
      "cordova-not-ready",
      "custom-token-mismatch",
      "dependent-sdk-initialized-before-auth",
      "emulator-config-failed",
      "internal-error",
      "invalid-auth-event",
      "invalid-cordova-configuration",
      "invalid-custom-token",
      "invalid-emulator-scheme",
      "invalid-persistence-type",
      "invalid-recaptcha-version",
      "invalid-req-type",
      "missing-android-pkg-name",
      "missing-client-type",
      "missing-iframe-start",
      "missing-ios-bundle-id",
      "missing-recaptcha-version",
      "no-auth-event",
      "unsupported-password-policy-schema-version",
    ],
    en: "Something went wrong ({{code}}). Please try again.",
    ar: "حدث خطأ ({{code}}). يُرجى إعادة المحاولة.",
  },
];
