import { FUNCTIONS, NAMESPACES, READING_FUNCTIONS, TYPES } from './functions.ts';
import { METHODS } from './methods.ts';
import { patternFault } from './regularExpressions.ts';
import { type Expression, type FunctionDeclaration, type Position, RulesError } from './syntax.ts';

/** The names and functions that an expression can use. */
export interface Scope {
  readonly names: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

/** The language's limit on the `let` bindings of a function. */
const MAX_BINDINGS = 10;

/** The members of `request` and `resource`. Any other member of theirs never exists. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  request: ['auth', 'method', 'path', 'query', 'resource', 'time'],
  'request.auth': ['token', 'uid'],
  'request.query': ['limit', 'offset'],
  'request.resource': ['__name__', 'data', 'id'],
  resource: ['__name__', 'data', 'id'],
};

/** The numbers of arguments that each method accepts, over all types that have it. */
const METHOD_ARITIES = new Map<string, ReadonlySet<number>>();
for (const methods of Object.values(METHODS)) {
  for (const [name, { arity }] of Object.entries(methods)) {
    METHOD_ARITIES.set(name, new Set([...(METHOD_ARITIES.get(name) ?? []), ...arity]));
  }
}

function checkArity(
  name: string,
  given: number,
  taken: Iterable<number> | undefined,
  at: Position,
): void {
  if (!taken) throw new RulesError(`"${name}" is not part of the supported language.`, at);
  const counts = [...taken];
  if (!counts.includes(given)) {
    throw new RulesError(`"${name}" takes ${counts.join(' or ')} arguments, not ${given}.`, at);
  }
}

/** The dotted name of an expression such as `request.auth`, or null for any other expression. */
function dottedName(expression: Expression): string | null {
  if (expression.kind === 'name') return expression.name;
  if (expression.kind !== 'member') return null;
  const object = dottedName(expression.object);
  return object === null ? null : `${object}.${expression.name}`;
}

function checkMember(object: Expression, name: string, at: Position): void {
  const owner = dottedName(object);
  const members = owner !== null && Object.hasOwn(MEMBERS, owner) ? MEMBERS[owner] : undefined;
  if (members && !members.includes(name)) {
    throw new RulesError(`"${owner}" has no "${name}" in the supported language.`, at);
  }
}

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

function checkCall({ name, args, at }: Of<'call'>, scope: Scope): void {
  const declared = scope.functions.get(name);
  const isReading = READING_FUNCTIONS.some((reading) => reading === name);
  const builtIn = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  const arity = declared ? [declared.parameters.length] : isReading ? [1] : builtIn?.arity;
  checkArity(name, args.length, arity, at);
}

/** The namespace before a method, such as `duration`; undefined if the method is called on a value. */
function namespaceOf(object: Expression, scope: Scope) {
  const isName = object.kind === 'name' && !scope.names.has(object.name);
  return isName && Object.hasOwn(NAMESPACES, object.name) ? NAMESPACES[object.name] : undefined;
}

const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'split', 'replace']);

function checkMethod({ object, name, args, at }: Of<'method'>, scope: Scope): void {
  const namespace = namespaceOf(object, scope);
  const member = namespace && Object.hasOwn(namespace, name) ? namespace[name] : undefined;
  const fullName = namespace && object.kind === 'name' ? `${object.name}.${name}` : name;
  checkArity(fullName, args.length, namespace ? member?.arity : METHOD_ARITIES.get(name), at);
  const [pattern] = args;
  if (PATTERN_METHODS.has(name) && pattern?.kind === 'string') {
    const fault = patternFault(pattern.value);
    if (fault) throw new RulesError(fault, pattern.at);
  }
}

/** The direct subexpressions of an expression. */
function parts(expression: Expression, scope: Scope): readonly Expression[] {
  switch (expression.kind) {
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flat();
    case 'path':
      return expression.segments;
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to];
    case 'call':
      return expression.args;
    case 'method': {
      const { object, args } = expression;
      return namespaceOf(object, scope) ? args : [object, ...args];
    }
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.test, expression.then, expression.otherwise];
    default:
      return [];
  }
}

function checkExpression(expression: Expression, scope: Scope): void {
  const { kind, at } = expression;
  for (const part of parts(expression, scope)) checkExpression(part, scope);
  if (kind === 'call') checkCall(expression, scope);
  if (kind === 'method') checkMethod(expression, scope);
  if (kind === 'member') checkMember(expression.object, expression.name, at);
  if (kind === 'name' && !scope.names.has(expression.name)) {
    throw new RulesError(`Unknown name "${expression.name}".`, at);
  }
  if (kind === 'is' && !Object.hasOwn(TYPES, expression.type)) {
    throw new RulesError(`Unknown type "${expression.type}".`, at);
  }
}

/** The declared functions that an expression calls, subexpressions included. */
function callsIn(expression: Expression, scope: Scope): readonly FunctionDeclaration[] {
  const own = expression.kind === 'call' ? scope.functions.get(expression.name) : undefined;
  const inner = parts(expression, scope).flatMap((part) => callsIn(part, scope));
  return own ? [own, ...inner] : inner;
}

const expressionsOf = ({ bindings, result }: FunctionDeclaration) => [
  ...bindings.map(({ value }) => value),
  result,
];

function checkRecursion(
  declaration: FunctionDeclaration,
  scope: Scope,
  callers: readonly FunctionDeclaration[],
): void {
  if (callers.includes(declaration)) {
    throw new RulesError(`Function "${declaration.name}" calls itself.`, declaration.at);
  }
  for (const expression of expressionsOf(declaration)) {
    for (const called of callsIn(expression, scope)) {
      checkRecursion(called, scope, [...callers, declaration]);
    }
  }
}

/** Throws if a condition uses an unknown name, function or method. */
export function checkCondition(condition: Expression, scope: Scope): void {
  checkExpression(condition, scope);
}

/** Throws if the body of a function is invalid, or if the function is recursive. */
export function checkFunction(declaration: FunctionDeclaration, scope: Scope): void {
  if (declaration.bindings.length > MAX_BINDINGS) {
    throw new RulesError(`A function has at most ${MAX_BINDINGS} bindings.`, declaration.at);
  }
  const names = new Set([...scope.names, ...declaration.parameters]);
  for (const { name, value } of declaration.bindings) {
    checkExpression(value, { ...scope, names });
    names.add(name);
  }
  checkExpression(declaration.result, { ...scope, names });
  checkRecursion(declaration, scope, []);
}
