import {
  absoluteDuration,
  dateFrom,
  durationFrom,
  integerOf,
  timeOfDay,
  timestampFrom,
} from './timeMethods.ts';
import {
  bool,
  EvaluationError,
  float,
  int,
  type RuleKind,
  type RuleValue,
  text,
} from './values.ts';

/** A function of its arguments only. */
export interface PureFunction {
  readonly arity: readonly number[];
  readonly run: (args: readonly RuleValue[]) => RuleValue;
}

function numberOf(value: RuleValue | undefined): number {
  if (value?.kind === 'int' || value?.kind === 'float') return Number(value.value);
  throw new EvaluationError('The value must be a number.');
}

function toInt([value]: readonly RuleValue[]): RuleValue {
  if (value?.kind === 'int') return value;
  if (value?.kind === 'float') return int(Math.trunc(value.value));
  if (value?.kind === 'string' && /^-?\d{1,18}$/.test(value.value)) return int(BigInt(value.value));
  throw new EvaluationError('The value cannot be converted to an int.');
}

function toFloat([value]: readonly RuleValue[]): RuleValue {
  if (value?.kind !== 'string') return float(numberOf(value));
  if (!/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value.value)) {
    throw new EvaluationError('The value cannot be converted to a float.');
  }
  return float(Number(value.value));
}

function toText([value]: readonly RuleValue[]): RuleValue {
  switch (value?.kind) {
    case 'string':
      return value;
    case 'bool':
    case 'int':
    case 'float':
      return text(String(value.value));
    case 'null':
      return text('null');
    case 'path':
      return text(`/${value.segments.join('/')}`);
    default:
      throw new EvaluationError('The value cannot be converted to a string.');
  }
}

function toBool([value]: readonly RuleValue[]): RuleValue {
  if (value?.kind === 'bool') return value;
  if (value?.kind === 'string' && /^(?:true|false)$/.test(value.value)) {
    return bool(value.value === 'true');
  }
  throw new EvaluationError('The value cannot be converted to a bool.');
}

/** The functions without a namespace, except for those that read documents (`READING_FUNCTIONS`). */
export const FUNCTIONS: Readonly<Record<string, PureFunction>> = {
  int: { arity: [1], run: toInt },
  float: { arity: [1], run: toFloat },
  string: { arity: [1], run: toText },
  bool: { arity: [1], run: toBool },
};

/** The functions that look up documents: as before the request, and as after it. */
export const READING_FUNCTIONS = ['get', 'exists', 'getAfter', 'existsAfter'] as const;
export type ReadingFunction = (typeof READING_FUNCTIONS)[number];

const rounding = (round: (value: number) => number): PureFunction => ({
  arity: [1],
  run: ([value]) => (value?.kind === 'int' ? value : int(round(numberOf(value)))),
});

/** The functions of each namespace. */
export const NAMESPACES: Readonly<Record<string, Readonly<Record<string, PureFunction>>>> = {
  timestamp: {
    date: { arity: [3], run: dateFrom },
    value: { arity: [1], run: timestampFrom },
  },
  duration: {
    value: { arity: [2], run: durationFrom },
    time: { arity: [4], run: timeOfDay },
    abs: { arity: [1], run: absoluteDuration },
  },
  math: {
    abs: {
      arity: [1],
      run: ([value]) =>
        value?.kind === 'int'
          ? int(integerOf(value) < 0n ? -value.value : value.value)
          : float(Math.abs(numberOf(value))),
    },
    ceil: rounding(Math.ceil),
    floor: rounding(Math.floor),
    round: rounding(Math.round),
    isNaN: { arity: [1], run: ([value]) => bool(Number.isNaN(numberOf(value))) },
    isInfinite: {
      arity: [1],
      run: ([value]) => bool(Math.abs(numberOf(value)) === Number.POSITIVE_INFINITY),
    },
    pow: { arity: [2], run: ([base, power]) => float(numberOf(base) ** numberOf(power)) },
    sqrt: { arity: [1], run: ([value]) => float(Math.sqrt(numberOf(value))) },
  },
};

/** The type names of `is`, and the kinds of value that each matches. */
export const TYPES: Readonly<Record<string, readonly RuleKind[]>> = {
  bool: ['bool'],
  bytes: ['bytes'],
  duration: ['duration'],
  float: ['float'],
  int: ['int'],
  latlng: ['latlng'],
  list: ['list'],
  map: ['map'],
  number: ['int', 'float'],
  path: ['path'],
  set: ['set'],
  string: ['string'],
  timestamp: ['timestamp'],
};
