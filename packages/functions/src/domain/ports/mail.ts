/** An e-mail, as HTML and as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The reply address; the sender by default. */
  readonly replyTo?: string;
}

/** Sends e-mails through a mail server. */
export interface Mailer {
  /**
   * Resolves when the mail server has accepted the e-mail.
   * @param id the message id, the same for every attempt: mail programs show duplicates once
   */
  send(mail: Mail, id: string): Promise<void>;
}

/** The cause of a failed attempt, never the error's message: mail servers quote addresses in it. */
export interface DeliveryFailure {
  /** A code of the SMTP client such as `ESOCKET`, or the kind of the error. */
  readonly code: string;
  /** The reply code of the mail server, such as 451. */
  readonly reply?: number;
  /** True if the mail server rejects it permanently, so a retry is useless. */
  readonly refused: boolean;
}

/** The log line of an attempt. `mail` is its id in the outbox: no address, and no member. */
export interface DeliveryLog {
  readonly mail: string;
  readonly kind: 'password-reset' | 'verification' | 'letter' | 'for-desk' | 'wallet-pass';
  readonly attempts: number;
  readonly outcome: 'sent' | 'waits' | 'given-up';
  readonly failure?: DeliveryFailure;
}
