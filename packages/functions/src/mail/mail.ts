/** An e-mail that is ready to be sent, as HTML and as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes; to the sender where it is not given. */
  readonly replyTo?: string;
}

/** Sends e-mails: callables write through it, and tests read what it was given. */
export interface Mailer {
  /** Resolves when the mail server has taken the e-mail. */
  send(mail: Mail): Promise<void>;
}
