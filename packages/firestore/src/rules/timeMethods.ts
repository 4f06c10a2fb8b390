import type { Method } from './method.ts';
import { EvaluationError, int, type RuleValue } from './values.ts';

const NANOS_PER_MILLISECOND = 1_000_000n;
const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

/** Rounds down, also negative numbers. */
function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

const dateOf = (nanos: bigint) => new Date(Number(floorDivide(nanos, NANOS_PER_MILLISECOND)));
const fraction = (nanos: bigint) => nanos - floorDivide(nanos, NANOS_PER_SECOND) * NANOS_PER_SECOND;
const midnight = (nanos: bigint) => floorDivide(nanos, NANOS_PER_DAY) * NANOS_PER_DAY;

function dayOfYear(nanos: bigint): number {
  const date = dateOf(nanos);
  const newYear = BigInt(Date.UTC(date.getUTCFullYear(), 0, 1)) * NANOS_PER_MILLISECOND;
  return Number(floorDivide(nanos - newYear, NANOS_PER_DAY)) + 1;
}

const part = (read: (nanos: bigint) => bigint | number): Method<'timestamp'> => ({
  arity: [0],
  run: ({ value }) => int(read(value)),
});

const TIMESTAMP_METHODS: Readonly<Record<string, Method<'timestamp'>>> = {
  year: part((nanos) => dateOf(nanos).getUTCFullYear()),
  month: part((nanos) => dateOf(nanos).getUTCMonth() + 1),
  day: part((nanos) => dateOf(nanos).getUTCDate()),
  // Monday is 1 and Sunday 7.
  dayOfWeek: part((nanos) => dateOf(nanos).getUTCDay() || 7),
  dayOfYear: part(dayOfYear),
  hours: part((nanos) => dateOf(nanos).getUTCHours()),
  minutes: part((nanos) => dateOf(nanos).getUTCMinutes()),
  seconds: part((nanos) => dateOf(nanos).getUTCSeconds()),
  nanos: part(fraction),
  toMillis: part((nanos) => floorDivide(nanos, NANOS_PER_MILLISECOND)),
  date: { arity: [0], run: ({ value }) => ({ kind: 'timestamp', value: midnight(value) }) },
  time: {
    arity: [0],
    run: ({ value }) => ({ kind: 'duration', value: value - midnight(value) }),
  },
};

const DURATION_METHODS: Readonly<Record<string, Method<'duration'>>> = {
  seconds: { arity: [0], run: ({ value }) => int(value / NANOS_PER_SECOND) },
  nanos: { arity: [0], run: ({ value }) => int(value % NANOS_PER_SECOND) },
};

export const TIME_METHODS = { timestamp: TIMESTAMP_METHODS, duration: DURATION_METHODS };

const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * NANOS_PER_DAY,
  d: NANOS_PER_DAY,
  h: 3600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: NANOS_PER_MILLISECOND,
  ns: 1n,
};

export function integerOf(value: RuleValue | undefined): bigint {
  if (value?.kind === 'int') return value.value;
  throw new EvaluationError('The value must be an int.');
}

/** `timestamp.date(year, month, day)`. Throws for an invalid date. */
export function dateFrom(args: readonly RuleValue[]): RuleValue {
  const [year, month, day] = args.map((arg) => Number(integerOf(arg))) as [number, number, number];
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new EvaluationError('The date is invalid.');
  }
  return { kind: 'timestamp', value: BigInt(date.getTime()) * NANOS_PER_MILLISECOND };
}

/** `timestamp.value(milliseconds)`. */
export function timestampFrom([milliseconds]: readonly RuleValue[]): RuleValue {
  return { kind: 'timestamp', value: integerOf(milliseconds) * NANOS_PER_MILLISECOND };
}

/** `duration.value(magnitude, unit)`; the unit is w, d, h, m, s, ms or ns. */
export function durationFrom([magnitude, unit]: readonly RuleValue[]): RuleValue {
  const nanos = unit?.kind === 'string' ? UNITS[unit.value] : undefined;
  if (nanos === undefined) throw new EvaluationError('Unknown unit of duration.');
  return { kind: 'duration', value: integerOf(magnitude) * nanos };
}

/** `duration.time(hours, minutes, seconds, nanoseconds)`. */
export function timeOfDay(args: readonly RuleValue[]): RuleValue {
  const [hours, minutes, seconds, nanos] = args.map(integerOf) as [bigint, bigint, bigint, bigint];
  return {
    kind: 'duration',
    value: (hours * 3600n + minutes * 60n + seconds) * NANOS_PER_SECOND + nanos,
  };
}

/** `duration.abs(duration)`. */
export function absoluteDuration([value]: readonly RuleValue[]): RuleValue {
  if (value?.kind !== 'duration') throw new EvaluationError('The value must be a duration.');
  return { kind: 'duration', value: value.value < 0n ? -value.value : value.value };
}
