import {
  FUNCTIONS,
  NAMESPACES,
  READING_FUNCTIONS,
  type ReadingFunction,
  TYPES,
} from './functions.ts';
import type { Method } from './method.ts';
import { METHODS } from './methods.ts';
import { applyOperator } from './operators.ts';
import type { Expression, FunctionDeclaration } from './syntax.ts';
import { integerOf } from './timeMethods.ts';
import {
  bool,
  EvaluationError,
  float,
  int,
  list,
  mapOf,
  NULL_VALUE,
  type RuleKind,
  type RuleMap,
  type RuleValue,
  text,
} from './values.ts';

/** The values and functions that a condition can use. */
export interface Environment {
  readonly names: RuleMap;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /** Looks up a document for `get`, `exists`, `getAfter` or `existsAfter`. */
  readonly look: (how: ReadingFunction, path: readonly string[]) => RuleValue;
}

function member(object: RuleValue, name: string): RuleValue {
  const entries =
    object.kind === 'map' ? object.entries : object.kind === 'partialMap' ? object.known : null;
  const value = entries?.get(name);
  if (value) return value;
  throw new EvaluationError(
    object.kind === 'partialMap' || object.kind === 'unknown'
      ? `The query does not determine "${name}".`
      : `There is no "${name}".`,
  );
}

function element(object: RuleValue, index: RuleValue): RuleValue {
  if (index.kind === 'string') return member(object, index.value);
  const position = Number(integerOf(index));
  const found =
    object.kind === 'list'
      ? object.items[position]
      : object.kind === 'path' && object.segments[position] !== undefined
        ? text(object.segments[position])
        : undefined;
  if (!found) throw new EvaluationError('The index is out of range.');
  return found;
}

function slice(object: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  const start = Number(integerOf(from));
  const end = Number(integerOf(to));
  const length =
    object.kind === 'list'
      ? object.items.length
      : object.kind === 'string'
        ? object.value.length
        : -1;
  if (start < 0 || start > end || end > length)
    throw new EvaluationError('The range is out of bounds.');
  if (object.kind === 'list') return list(object.items.slice(start, end));
  return text((object as { value: string }).value.slice(start, end));
}

function truth(value: RuleValue): boolean {
  if (value.kind === 'bool') return value.value;
  throw new EvaluationError('A condition must be true or false.');
}

/**
 * Evaluates `||` and `&&`. If the left side throws, the right side may still decide the result. If it does not, the
 * error is thrown.
 */
function logical(
  decides: boolean,
  left: Expression,
  right: Expression,
  environment: Environment,
): RuleValue {
  let fault: unknown;
  try {
    if (truth(evaluate(left, environment)) === decides) return bool(decides);
  } catch (error) {
    fault = error;
  }
  if (truth(evaluate(right, environment)) === decides) return bool(decides);
  if (fault) throw fault;
  return bool(!decides);
}

function callDeclared(
  declaration: FunctionDeclaration,
  args: readonly RuleValue[],
  environment: Environment,
): RuleValue {
  const names = new Map(environment.names);
  for (const [index, name] of declaration.parameters.entries()) {
    names.set(name, args[index] as RuleValue);
  }
  const inner = { ...environment, names };
  for (const { name, value } of declaration.bindings) names.set(name, evaluate(value, inner));
  return evaluate(declaration.result, inner);
}

function call(
  { name, args }: Extract<Expression, { kind: 'call' }>,
  environment: Environment,
): RuleValue {
  const values = args.map((arg) => evaluate(arg, environment));
  const declaration = environment.functions.get(name);
  if (declaration) return callDeclared(declaration, values, environment);
  const reading = READING_FUNCTIONS.find((each) => each === name);
  if (!reading) return (FUNCTIONS[name] as (typeof FUNCTIONS)[string]).run(values);
  const [path] = values;
  if (path?.kind !== 'path') throw new EvaluationError('The argument must be a path.');
  return environment.look(reading, path.segments);
}

function callMethod(
  { object, name, args }: Extract<Expression, { kind: 'method' }>,
  environment: Environment,
): RuleValue {
  const values = args.map((arg) => evaluate(arg, environment));
  if (object.kind === 'name' && !environment.names.has(object.name)) {
    const member = NAMESPACES[object.name]?.[name];
    if (member) return member.run(values);
  }
  const receiver = evaluate(object, environment);
  // The table pairs each kind with its methods, and a union of kinds cannot express that.
  const methods = METHODS[receiver.kind] as Readonly<Record<string, Method<RuleKind>>> | undefined;
  const method = methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!method?.arity.includes(values.length)) {
    throw new EvaluationError(`A ${receiver.kind} has no method "${name}".`);
  }
  return method.run(receiver, values);
}

function path(segments: readonly Expression[], environment: Environment): RuleValue {
  const texts = segments.map((segment) => {
    const value = evaluate(segment, environment);
    if (value.kind !== 'string') throw new EvaluationError('A segment of a path must be a string.');
    return value.value;
  });
  return { kind: 'path', segments: texts.flatMap((each) => each.split('/')) };
}

function mapLiteral(
  entries: readonly (readonly [Expression, Expression])[],
  environment: Environment,
): RuleValue {
  const pairs = entries.map(([key, value]) => {
    const name = evaluate(key, environment);
    if (name.kind !== 'string') throw new EvaluationError('The key of a map must be a string.');
    return [name.value, evaluate(value, environment)] as const;
  });
  return mapOf(new Map(pairs));
}

function isOfType(value: RuleValue, type: string): RuleValue {
  if (value.kind === 'unknown' || value.kind === 'partialMap' || value.kind === 'partialList') {
    throw new EvaluationError('The query does not determine the type of the value.');
  }
  return bool(TYPES[type]?.includes(value.kind) ?? false);
}

/** Evaluates an expression that `loadRules` has checked. Throws an `EvaluationError`, which denies access. */
export function evaluate(expression: Expression, environment: Environment): RuleValue {
  const of = (inner: Expression) => evaluate(inner, environment);
  switch (expression.kind) {
    case 'null':
      return NULL_VALUE;
    case 'boolean':
      return bool(expression.value);
    case 'integer':
      return int(expression.value);
    case 'float':
      return float(expression.value);
    case 'string':
      return text(expression.value);
    case 'list':
      return list(expression.items.map(of));
    case 'map':
      return mapLiteral(expression.entries, environment);
    case 'path':
      return path(expression.segments, environment);
    case 'name':
      return environment.names.get(expression.name) as RuleValue;
    case 'member':
      return member(of(expression.object), expression.name);
    case 'index':
      return element(of(expression.object), of(expression.index));
    case 'slice':
      return slice(of(expression.object), of(expression.from), of(expression.to));
    case 'call':
      return call(expression, environment);
    case 'method':
      return callMethod(expression, environment);
    case 'is':
      return isOfType(of(expression.operand), expression.type);
    case 'conditional':
      return truth(of(expression.test)) ? of(expression.then) : of(expression.otherwise);
    case 'unary':
      return applyUnary(expression.op, of(expression.operand));
    case 'binary':
      if (expression.op === '||' || expression.op === '&&') {
        return logical(expression.op === '||', expression.left, expression.right, environment);
      }
      return applyOperator(expression.op, of(expression.left), of(expression.right));
  }
}

function applyUnary(op: '!' | '-', value: RuleValue): RuleValue {
  if (op === '!') return bool(!truth(value));
  if (value.kind === 'int') return int(-value.value);
  if (value.kind === 'float') return float(-value.value);
  throw new EvaluationError('Only a number can be negated.');
}

/** True if a condition evaluates to true. An evaluation error counts as false. */
export function holds(condition: Expression, environment: Environment): boolean {
  try {
    return truth(evaluate(condition, environment));
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}
