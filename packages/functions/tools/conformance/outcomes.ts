import type { Exchange } from './exchange.ts';

/** The service does not meet a requirement. */
export class Unmet extends Error {
  readonly expected: string;
  readonly exchange: Exchange;

  constructor(expected: string, exchange: Exchange) {
    super(expected);
    this.expected = expected;
    this.exchange = exchange;
  }
}

/** The requirement cannot be checked with the test data. The message says what is missing. */
export class NotTested extends Error {}

/** Throws `Unmet` unless the requirement is met. */
export function must(
  isMet: boolean,
  expected: string,
  { exchange }: { readonly exchange: Exchange },
): asserts isMet {
  if (!isMet) throw new Unmet(expected, exchange);
}
