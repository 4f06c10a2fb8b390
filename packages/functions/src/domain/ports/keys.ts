/** The secret keys of the deployment. Each throws if it is not set. */
export interface Keys {
  /** Signs the links in e-mails. */
  link(): string;
  /** The key of the hashes by which a person is recognised. */
  person(): string;
}
