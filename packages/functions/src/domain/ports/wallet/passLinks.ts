/** The pass and the login of a link. */
export interface PassLink {
  readonly crmId: string;
  /** The login that requested the link. */
  readonly uid: string;
}

/** The links to passes: `passLinks/{hash of the token}`. The token itself is not stored. */
export interface PassLinkStore {
  /** Creates a link and returns its token: 43 characters that cannot be guessed, without personal data. */
  create(link: PassLink, now: Date): Promise<string>;
  /** Uses a link. Null for a token that is unknown, used or older than a minute. Of two uses at once, one succeeds. */
  use(token: string, now: Date): Promise<PassLink | null>;
}
