/** A reply that does not match its contract. Names the fields, never their values. */
export class BrokenReplyError extends Error {
  override readonly name = 'BrokenReplyError';
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super('The reply breaks its contract.');
    this.fields = fields;
  }
}
