/** A request that the service answers with 400. The message is in the reply, and names no value. */
export class InvalidRequest extends Error {}
