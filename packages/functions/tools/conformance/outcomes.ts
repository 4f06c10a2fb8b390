import type { Exchange } from './exchange.ts';

/** One difference between a reply and the contract. */
export interface Difference {
  /** What was expected, in words. */
  readonly expected: string;
  /** What came, in words without personal data; or the value, or the place of the value in the last reply. */
  readonly came:
    | string
    | { readonly value: unknown }
    | { readonly path: readonly (string | number)[] }
    | null;
}

/** The service does not meet a requirement. */
export class Unmet extends Error {
  readonly differences: readonly Difference[];
  /** The requests and replies that show it, in their order. */
  readonly exchanges: readonly Exchange[];

  constructor(differences: readonly Difference[], exchanges: readonly Exchange[]) {
    super(differences.map(({ expected }) => expected).join('; '));
    this.differences = differences;
    this.exchanges = exchanges;
  }
}

/** The requirement cannot be checked with the test data. The message says what is missing. */
export class NotTested extends Error {}

/** The kit cannot go on: no case can say so. The message is for the person who runs it. */
export class Unavailable extends Error {}

interface Exchanged {
  readonly exchange: Exchange;
}

/**
 * Throws `Unmet` unless the requirement is met.
 * @param expected in words
 * @param replies the reply that breaks the requirement, or each that is needed to see it
 * @param came the value that was found; by default the report shows the reply alone
 */
export function must(
  isMet: boolean,
  expected: string,
  replies: Exchanged | readonly Exchanged[],
  came: Difference['came'] = null,
): asserts isMet {
  if (isMet) return;
  const all = 'exchange' in replies ? [replies] : replies;
  throw new Unmet(
    [{ expected, came }],
    all.map(({ exchange }) => exchange),
  );
}

/** Throws `Unmet` unless the reply has this status. */
export function mustHaveStatus(
  status: number,
  reply: Exchanged & { readonly status: number },
): void {
  must(reply.status === status, `status ${status}`, reply, `status ${reply.status}`);
}

/** Throws `Unmet` unless two values are equal as JSON. `what` names the value. */
export function mustEqual(
  actual: unknown,
  expected: unknown,
  what: string,
  replies: Exchanged | readonly Exchanged[],
): void {
  const wanted = JSON.stringify(expected);
  must(JSON.stringify(actual) === wanted, `${what} ${wanted}`, replies, { value: actual });
}

/** Throws `Unmet` unless two replies are the same. */
export function mustBeSame(first: Same, second: Same): void {
  const [wanted, came] = [first.status, second.status];
  must(came === wanted, `status ${wanted} again`, [first, second], `status ${came}`);
  const others = differentPaths(first.body, second.body).join(', ');
  const other = `other values of ${others || 'no field, in another form'}`;
  must(second.text === first.text, 'the same reply twice', [first, second], other);
}

interface Same extends Exchanged {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

/** The paths of the values that differ. */
function differentPaths(one: unknown, other: unknown, path = ''): readonly string[] {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other ? [] : [path];
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const at = (value: object, name: string) => (value as Readonly<Record<string, unknown>>)[name];
  return [...names].flatMap((name) =>
    differentPaths(at(one, name), at(other, name), path === '' ? name : `${path}.${name}`),
  );
}
