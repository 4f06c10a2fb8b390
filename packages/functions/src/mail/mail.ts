/** An e-mail that is ready to be sent, as HTML and as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes; to the sender where it is not given. */
  readonly replyTo?: string;
}

/** Hands e-mails over to a mail server. */
export interface Mailer {
  /**
   * Resolves when the mail server has taken the e-mail.
   * @param id names the e-mail, the same at every try: a reader's mail program shows two of one name once
   */
  send(mail: Mail, id: string): Promise<void>;
}
