import { type Token, tokenize } from './lexer.ts';
import { parseExpression } from './parseExpression.ts';
import {
  type Allow,
  type FunctionDeclaration,
  type Match,
  OPERATIONS,
  type Operation,
  type PatternSegment,
  RulesError,
  type RulesFile,
} from './syntax.ts';
import { TokenStream } from './tokenStream.ts';

const VERSION = '2';
const GROUPS: Readonly<Record<string, readonly Operation[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

function parseVersion(tokens: TokenStream): void {
  const { at } = tokens.peek();
  if (!tokens.skip('rules_version')) {
    throw new RulesError(`The file must begin with rules_version = '${VERSION}'.`, at);
  }
  tokens.expect('=');
  const version = tokens.next();
  if (version.type !== 'string' || version.text !== VERSION) {
    throw new RulesError(`Only rules_version = '${VERSION}' is supported.`, version.at);
  }
  tokens.skip(';');
}

function parseOperations({ text, at }: Token): readonly Operation[] {
  const group = Object.hasOwn(GROUPS, text) ? GROUPS[text] : undefined;
  const single = OPERATIONS.filter((operation) => operation === text);
  const operations = group ?? single;
  if (operations.length === 0) throw new RulesError(`Unknown operation "${text}".`, at);
  return operations;
}

function parseAllow(tokens: TokenStream): Allow {
  const { at } = tokens.expect('allow');
  const operations = [...parseOperations(tokens.name())];
  while (tokens.skip(',')) operations.push(...parseOperations(tokens.name()));
  let condition = null;
  if (tokens.skip(':')) {
    tokens.expect('if');
    condition = parseExpression(tokens);
  }
  tokens.expect(';');
  return { at, operations, condition };
}

function parseFunction(tokens: TokenStream): FunctionDeclaration {
  tokens.expect('function');
  const { text: name, at } = tokens.name();
  tokens.expect('(');
  const parameters = tokens.list(')', () => tokens.name().text);
  tokens.expect('{');
  const bindings: { at: Token['at']; name: string; value: FunctionDeclaration['result'] }[] = [];
  while (tokens.skip('let')) {
    const binding = tokens.name();
    tokens.expect('=');
    bindings.push({ at: binding.at, name: binding.text, value: parseExpression(tokens) });
    tokens.expect(';');
  }
  tokens.expect('return');
  const result = parseExpression(tokens);
  tokens.skip(';');
  tokens.expect('}');
  return { at, name, parameters, bindings, result };
}

/** A literal segment may contain characters that names cannot, such as `-`, so adjacent tokens are joined. */
function parseLiteral(tokens: TokenStream): string {
  let text = '';
  while (!tokens.is('/') && !tokens.is('{') && (text === '' || tokens.peek().isAdjacent)) {
    const token = tokens.peek();
    if (token.type === 'end' || token.type === 'string') break;
    text += tokens.next().text;
  }
  return text === '' ? tokens.fail('a path segment') : text;
}

function parseSegment(tokens: TokenStream): PatternSegment {
  if (!tokens.skip('{')) return { kind: 'literal', text: parseLiteral(tokens) };
  const { text: name } = tokens.name();
  if (tokens.skip('}')) return { kind: 'wildcard', name };
  tokens.expect('=');
  tokens.expect('**');
  tokens.expect('}');
  return { kind: 'recursive', name };
}

function parseMatch(tokens: TokenStream): Match {
  const { at } = tokens.expect('match');
  const pattern: PatternSegment[] = [];
  if (!tokens.is('/')) tokens.fail('a path');
  while (tokens.skip('/')) pattern.push(parseSegment(tokens));
  tokens.expect('{');
  const functions: FunctionDeclaration[] = [];
  const allows: Allow[] = [];
  const matches: Match[] = [];
  while (!tokens.skip('}')) {
    if (tokens.is('match')) matches.push(parseMatch(tokens));
    else if (tokens.is('allow')) allows.push(parseAllow(tokens));
    else if (tokens.is('function')) functions.push(parseFunction(tokens));
    else tokens.fail('"match", "allow", "function" or "}"');
  }
  return { at, pattern, functions, allows, matches };
}

/** Parses a rules file. Throws a `RulesError` at the first syntax error. */
export function parseRules(text: string): RulesFile {
  const tokens = new TokenStream(tokenize(text));
  parseVersion(tokens);
  tokens.expect('service');
  tokens.expect('cloud');
  tokens.expect('.');
  tokens.expect('firestore');
  tokens.expect('{');
  const functions: FunctionDeclaration[] = [];
  const matches: Match[] = [];
  while (!tokens.skip('}')) {
    if (tokens.is('match')) matches.push(parseMatch(tokens));
    else if (tokens.is('function')) functions.push(parseFunction(tokens));
    else tokens.fail('"match", "function" or "}"');
  }
  if (tokens.peek().type !== 'end') tokens.fail('the end of the file');
  return { functions, matches };
}
