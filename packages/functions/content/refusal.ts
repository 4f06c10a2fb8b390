/** A reason for which a command stops. Its message is for an editor, without a stack trace. */
export class Refusal extends Error {}
