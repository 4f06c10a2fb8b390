/** A problem that the reader can mend: printed as its sentence, without a stack trace. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
