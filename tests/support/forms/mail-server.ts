import { SMTPServer } from "smtp-server";

export type MailServer = { mails: string[]; close: () => Promise<void> };

/** Starts an SMTP server on a port of this machine. */
export async function openMailServer(port: number): Promise<MailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk) => (text += String(chunk)));
      stream.on("end", () => {
        mails.push(text);
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", () => resolve());
  });
  return { mails, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

export const messageIdOf = (mail: string): string =>
  /^message-id:\s*<(.+)>/im.exec(mail)?.[1] ?? "";
