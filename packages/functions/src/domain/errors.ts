/** The code of a refusal. Specification section 8. */
export type RefusalCode = 'unauthenticated' | 'permission-denied' | 'not-found' | 'unavailable';

/**
 * A use case refuses to go on: the caller has no session any more, may not do this, names something that does not exist,
 * or should try again later. The pipeline maps the code to the wire (`pipeline/errors.ts`).
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(`The domain refused: ${code}.`);
    this.code = code;
  }
}
