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
