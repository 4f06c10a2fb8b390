import { checkCondition, checkFunction, type Scope } from './check.ts';
import { parseRules } from './parser.ts';
import {
  type Allow,
  type FunctionDeclaration,
  type Match,
  type PatternSegment,
  RulesError,
} from './syntax.ts';

/** One `match` with its full path, its permissions, and the functions that its conditions may call. */
export interface Rule {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly Allow[];
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

/** All rules of a file. A request is allowed if any of them allows it. */
export type Ruleset = readonly Rule[];

/** The names that every condition can use without a declaration. */
const GLOBALS = ['request', 'resource'];

function declare(scope: Scope, declared: readonly FunctionDeclaration[]): Scope {
  const functions = new Map(scope.functions);
  for (const declaration of declared) {
    if (functions.has(declaration.name)) {
      throw new RulesError(`Function "${declaration.name}" is declared twice.`, declaration.at);
    }
    functions.set(declaration.name, declaration);
  }
  return { ...scope, functions };
}

function bind(scope: Scope, match: Match): Scope {
  const names = new Set(scope.names);
  for (const segment of match.pattern) {
    if (segment.kind === 'literal') continue;
    if (names.has(segment.name)) {
      throw new RulesError(`The name "${segment.name}" is already in use.`, match.at);
    }
    names.add(segment.name);
  }
  return { ...scope, names };
}

function checkPattern(match: Match, pattern: readonly PatternSegment[]): void {
  if (pattern.filter(({ kind }) => kind === 'recursive').length > 1) {
    throw new RulesError('A path may have only one recursive wildcard.', match.at);
  }
  // The path begins with `databases` and the database, followed by `documents`.
  const [service, , documents] = pattern;
  const isRooted =
    service?.kind === 'literal' &&
    service.text === 'databases' &&
    documents?.kind === 'literal' &&
    documents.text === 'documents';
  if (pattern.length >= 3 && !isRooted) {
    throw new RulesError('A path must begin with /databases/{database}/documents.', match.at);
  }
}

function collect(match: Match, outer: Scope, prefix: readonly PatternSegment[]): Rule[] {
  const pattern = [...prefix, ...match.pattern];
  checkPattern(match, pattern);
  const scope = declare(bind(outer, match), match.functions);
  for (const declaration of match.functions) checkFunction(declaration, scope);
  for (const { condition } of match.allows) if (condition) checkCondition(condition, scope);
  const own = { pattern, allows: match.allows, functions: scope.functions };
  return [own, ...match.matches.flatMap((inner) => collect(inner, scope, pattern))];
}

/** Parses and checks a rules file. Throws a `RulesError` with the position of the first error. */
export function loadRules(text: string): Ruleset {
  const file = parseRules(text);
  const scope = declare({ names: new Set(GLOBALS), functions: new Map() }, file.functions);
  for (const declaration of file.functions) checkFunction(declaration, scope);
  return file.matches.flatMap((match) => collect(match, scope, []));
}
