import type { Mailer } from '../../domain/ports/mail.ts';
import { config, required } from '../../runtime/config.ts';

/** Short, because the caller waits. */
const TIMEOUT_MS = 10_000;

/** Sends through the mail server of `SMTP_URL`. Connects and loads its library at the first e-mail. */
export function smtpMailer(timeoutMs: number = TIMEOUT_MS): Mailer {
  return {
    async send(mail, id) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: required(config.smtpUrl),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        // E-mails are self-contained: the library must not read files or URLs.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        const messageId = `<${id}@${new URL(required(config.appOrigin)).hostname}>`;
        await transport.sendMail({ from: required(config.mailFrom), messageId, ...mail });
      } finally {
        transport.close();
      }
    },
  };
}
