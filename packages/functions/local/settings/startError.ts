/** A problem that the user can fix. The start command prints the message without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
