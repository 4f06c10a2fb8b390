import type { BinaryOperator, Expression } from './syntax.ts';
import type { TokenStream } from './tokenStream.ts';

/** Operators from the lowest to the highest precedence. Operators of one row are left-associative. */
const PRECEDENCE: readonly (readonly (BinaryOperator | 'is')[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const KEYWORDS: Readonly<Record<string, (at: Expression['at']) => Expression>> = {
  true: (at) => ({ kind: 'boolean', value: true, at }),
  false: (at) => ({ kind: 'boolean', value: false, at }),
  null: (at) => ({ kind: 'null', at }),
};

/** Parses one expression of the rules language. */
export function parseExpression(tokens: TokenStream): Expression {
  const test = parseBinary(tokens, 0);
  if (!tokens.is('?')) return test;
  const { at } = tokens.next();
  const then = parseExpression(tokens);
  tokens.expect(':');
  return { kind: 'conditional', test, then, otherwise: parseExpression(tokens), at };
}

function parseBinary(tokens: TokenStream, level: number): Expression {
  const operators = PRECEDENCE[level];
  if (!operators) return parseUnary(tokens);
  let left = parseBinary(tokens, level + 1);
  for (;;) {
    const op = operators.find((operator) => tokens.is(operator));
    if (!op) return left;
    const { at } = tokens.next();
    left =
      op === 'is'
        ? { kind: 'is', operand: left, type: tokens.name().text, at }
        : { kind: 'binary', op, left, right: parseBinary(tokens, level + 1), at };
  }
}

function parseUnary(tokens: TokenStream): Expression {
  const { at } = tokens.peek();
  if (tokens.skip('!')) return { kind: 'unary', op: '!', operand: parseUnary(tokens), at };
  if (tokens.skip('-')) return { kind: 'unary', op: '-', operand: parseUnary(tokens), at };
  return parsePostfix(tokens);
}

function parsePostfix(tokens: TokenStream): Expression {
  let object = parsePrimary(tokens);
  for (;;) {
    const { at } = tokens.peek();
    if (tokens.skip('.')) object = parseMember(tokens, object);
    else if (tokens.skip('[')) object = parseIndex(tokens, object, at);
    else return object;
  }
}

function parseMember(tokens: TokenStream, object: Expression): Expression {
  const { text: name, at } = tokens.name();
  return tokens.skip('(')
    ? { kind: 'method', object, name, args: parseArguments(tokens), at }
    : { kind: 'member', object, name, at };
}

function parseIndex(tokens: TokenStream, object: Expression, at: Expression['at']): Expression {
  const index = parseExpression(tokens);
  if (!tokens.skip(':')) {
    tokens.expect(']');
    return { kind: 'index', object, index, at };
  }
  const to = parseExpression(tokens);
  tokens.expect(']');
  return { kind: 'slice', object, from: index, to, at };
}

const parseArguments = (tokens: TokenStream) => tokens.list(')', () => parseExpression(tokens));

function parsePrimary(tokens: TokenStream): Expression {
  const { type, text, at } = tokens.peek();
  if (type === 'string') return { kind: 'string', value: tokens.next().text, at };
  if (type === 'integer') return { kind: 'integer', value: BigInt(tokens.next().text), at };
  if (type === 'float') return { kind: 'float', value: Number(tokens.next().text), at };
  if (type === 'name') return parseName(tokens);
  if (text === '/') return parsePath(tokens);
  if (tokens.skip('(')) {
    const inner = parseExpression(tokens);
    tokens.expect(')');
    return inner;
  }
  if (tokens.skip('[')) {
    return { kind: 'list', items: tokens.list(']', () => parseExpression(tokens)), at };
  }
  if (tokens.skip('{')) return { kind: 'map', entries: parseEntries(tokens), at };
  return tokens.fail('an expression');
}

function parseName(tokens: TokenStream): Expression {
  const { text, at } = tokens.next();
  const keyword = Object.hasOwn(KEYWORDS, text) ? KEYWORDS[text] : undefined;
  if (keyword) return keyword(at);
  return tokens.skip('(')
    ? { kind: 'call', name: text, args: parseArguments(tokens), at }
    : { kind: 'name', name: text, at };
}

const parseEntries = (tokens: TokenStream) =>
  tokens.list('}', () => {
    const key = parseExpression(tokens);
    tokens.expect(':');
    return [key, parseExpression(tokens)] as const;
  });

/** Parses a path such as `/databases/$(database)/documents/users/$(uid)`. A space ends it. */
function parsePath(tokens: TokenStream): Expression {
  const { at } = tokens.peek();
  const segments: Expression[] = [];
  while (tokens.is('/') && (segments.length === 0 || tokens.peek().isAdjacent)) {
    tokens.next();
    if (tokens.skip('$(')) {
      segments.push(parseExpression(tokens));
      tokens.expect(')');
    } else {
      const segment = tokens.name();
      segments.push({ kind: 'string', value: segment.text, at: segment.at });
    }
  }
  return { kind: 'path', segments, at };
}
