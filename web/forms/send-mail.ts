import type { Submission } from "@marquee/schemas/submission";
import { createTransport } from "nodemailer";
import type { Outcome } from "./deliver.ts";

/** Settings of the mail server, and the sender of all emails. */
type MailSettings = { server: string; from: string };

/** Timeouts of a connection to the mail server, in ms. */
const TIMEOUT = "10000";

const isLoopback = (host: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/**
 * Returns the mail server's URL with the options that nodemailer reads from it. A connection to
 * another machine is encrypted, or not used.
 */
function withOptions(server: string): string {
  const url = new URL(server);
  const options = {
    pool: "true",
    maxConnections: "1",
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: "30000",
    ...(url.protocol === "smtp:" && !isLoopback(url.hostname) ? { requireTLS: "true" } : {}),
  };
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the text of an email: each label with its answer. Files are in the studio only. */
const mailText = ({ answers }: Submission, studio: string): string =>
  [
    ...answers.map(({ label, values }) => `${label}\n${values.join("\n") || "–"}\n`),
    `${studio}/submissions`,
  ].join("\n");

/** Codes of nodemailer's errors about a single email. All others are about the server. */
const aboutEmail = new Set(["EENVELOPE", "EMESSAGE"]);

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/**
 * Creates the function that sends a submission by email. The email's Message-ID is derived from the
 * submission's id, so a mail system can recognize an email that was sent twice.
 *
 * @param studio URL of the studio
 * @param onError called with the error when the server fails
 */
export function createMailer(
  { server, from }: MailSettings,
  studio: string,
  onError: (error: unknown) => void,
) {
  const transport = createTransport(withOptions(server));
  const host = from.replace(/^.*@/, "").replace(/>$/, "");
  return async (submission: Submission, recipients: readonly string[]): Promise<Outcome> => {
    // Mail servers without SMTPUTF8 refuse an email with other letters in an address.
    const replyTo = submission.addresses.find((address) => /^[!-~]+$/.test(address));
    try {
      await transport.sendMail({
        from,
        to: [...recipients],
        ...(replyTo === undefined ? {} : { replyTo }),
        subject: submission.formTitle,
        text: mailText(submission, studio),
        messageId: `<${submission._id}@${host}>`,
        headers: { "Auto-Submitted": "auto-generated" },
        disableUrlAccess: true,
        disableFileAccess: true,
      });
      return "sent";
    } catch (error) {
      if (aboutEmail.has(codeOf(error))) return "refused";
      onError(error);
      return "down";
    }
  };
}
