import type { BinaryOperator } from './syntax.ts';
import {
  bool,
  compare,
  EvaluationError,
  equals,
  float,
  includes,
  int,
  type RuleValue,
  text,
} from './values.ts';

type Operator = Exclude<BinaryOperator, '||' | '&&'>;
type Arithmetic = '+' | '-' | '*' | '/' | '%';

const fits = (value: bigint) => BigInt.asIntN(64, value) === value;

function integerArithmetic(op: Arithmetic, a: bigint, b: bigint): RuleValue {
  if ((op === '/' || op === '%') && b === 0n) throw new EvaluationError('Division by zero.');
  const result =
    op === '+' ? a + b : op === '-' ? a - b : op === '*' ? a * b : op === '/' ? a / b : a % b;
  if (!fits(result)) throw new EvaluationError('The result does not fit 64 bits.');
  return int(result);
}

function floatArithmetic(op: Arithmetic, a: number, b: number): RuleValue {
  if (op === '%') throw new EvaluationError('% requires ints.');
  return float(op === '+' ? a + b : op === '-' ? a - b : op === '*' ? a * b : a / b);
}

const isNumeric = (value: RuleValue): value is Extract<RuleValue, { kind: 'int' | 'float' }> =>
  value.kind === 'int' || value.kind === 'float';

/** Moves a timestamp by a duration, subtracts timestamps, or adds or subtracts durations. */
function timeArithmetic(op: '+' | '-', a: RuleValue, b: RuleValue): RuleValue | null {
  if (b.kind === 'duration' && (a.kind === 'timestamp' || a.kind === 'duration')) {
    return { kind: a.kind, value: op === '+' ? a.value + b.value : a.value - b.value };
  }
  if (op === '+' && a.kind === 'duration' && b.kind === 'timestamp') {
    return { kind: 'timestamp', value: a.value + b.value };
  }
  if (op === '-' && a.kind === 'timestamp' && b.kind === 'timestamp') {
    return { kind: 'duration', value: a.value - b.value };
  }
  return null;
}

function arithmetic(op: Arithmetic, a: RuleValue, b: RuleValue): RuleValue {
  if (a.kind === 'int' && b.kind === 'int') return integerArithmetic(op, a.value, b.value);
  if (isNumeric(a) && isNumeric(b)) return floatArithmetic(op, Number(a.value), Number(b.value));
  if (op === '+' && a.kind === 'string' && b.kind === 'string') return text(a.value + b.value);
  const time = op === '+' || op === '-' ? timeArithmetic(op, a, b) : null;
  if (!time) throw new EvaluationError(`"${op}" does not support a ${a.kind} and a ${b.kind}.`);
  return time;
}

function contains(value: RuleValue, container: RuleValue): RuleValue {
  switch (container.kind) {
    case 'list':
    case 'set':
      return bool(includes(container.items, value));
    case 'map':
      if (value.kind !== 'string') throw new EvaluationError('The key of a map must be a string.');
      return bool(container.entries.has(value.value));
    case 'partialMap':
      if (value.kind === 'string' && container.known.has(value.value)) return bool(true);
      break;
    case 'partialList':
      if (includes(container.holds, value)) return bool(true);
      break;
    default:
      break;
  }
  throw new EvaluationError(`"in" does not work on a ${container.kind}.`);
}

/** Applies an operator to evaluated operands. */
export function applyOperator(op: Operator, a: RuleValue, b: RuleValue): RuleValue {
  switch (op) {
    case '==':
      return bool(equals(a, b));
    case '!=':
      return bool(!equals(a, b));
    case '<':
      return bool(compare(a, b) < 0);
    case '<=':
      return bool(compare(a, b) <= 0);
    case '>':
      return bool(compare(a, b) > 0);
    case '>=':
      return bool(compare(a, b) >= 0);
    case 'in':
      return contains(a, b);
    default:
      return arithmetic(op, a, b);
  }
}
