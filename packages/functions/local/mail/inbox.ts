import { randomUUID } from 'node:crypto';
import { simpleParser } from 'mailparser';

/** An e-mail as the catcher stores and serves it. */
export interface CaughtMail {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The HTML part; null if the e-mail has none. */
  readonly html: string | null;
}

const MAX_MAILS = 500;

/** The newest e-mails, in memory. The oldest are dropped. */
export class Inbox {
  private mails: CaughtMail[] = [];

  /** Stores a raw RFC 5322 message for the recipients of the envelope. */
  async receive(raw: Buffer, from: string, to: readonly string[]): Promise<void> {
    const parsed = await simpleParser(raw);
    const mail: CaughtMail = {
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      from: parsed.from?.text ?? from,
      to,
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html || null,
    };
    this.mails = [mail, ...this.mails].slice(0, MAX_MAILS);
  }

  /** Returns the e-mails, newest first; with `address`, only those to it. */
  list(address?: string): readonly CaughtMail[] {
    if (!address) return this.mails;
    const wanted = address.toLowerCase();
    return this.mails.filter((mail) => mail.to.some((to) => to.toLowerCase() === wanted));
  }

  get(id: string): CaughtMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.mails = [];
  }
}
