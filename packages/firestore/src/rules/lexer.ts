import { type Position, RulesError } from './syntax.ts';

export interface Token {
  readonly type: 'name' | 'integer' | 'float' | 'string' | 'symbol' | 'end';
  /** The text of a name, number or symbol; the content of a string. */
  readonly text: string;
  readonly at: Position;
  /** True if no space or comment separates this token from the previous one. */
  readonly isAdjacent: boolean;
}

const SKIPPED = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const PATTERNS: readonly (readonly [Token['type'], RegExp])[] = [
  ['float', /\d+\.\d+(?:[eE][+-]?\d+)?/y],
  ['integer', /\d+/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['symbol', /\|\||&&|[=!<>]=|\*\*|\$\(|[-+*/%!<>=?:;,.(){}[\]]/y],
];

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** The content of a quoted string. Unknown escapes such as `\.` are not changed, for regular expressions. */
function unquote(text: string): string {
  return text
    .slice(1, -1)
    .replaceAll(/\\(.)/g, (whole, character: string) =>
      /[\\'"]/.test(character) ? character : (ESCAPES[character] ?? whole),
    );
}

/** The line and column of an offset in a text. */
function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

function readToken(text: string, offset: number): { type: Token['type']; text: string } {
  for (const [type, pattern] of PATTERNS) {
    pattern.lastIndex = offset;
    const match = pattern.exec(text);
    if (match) return { type, text: match[0] };
  }
  throw new RulesError(`Unexpected character "${text[offset]}".`, positionAt(text, offset));
}

/** Splits a rules file into tokens. The last has type `end`. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  for (;;) {
    SKIPPED.lastIndex = offset;
    const skipped = SKIPPED.exec(text)?.[0].length ?? 0;
    offset += skipped;
    const at = positionAt(text, offset);
    const isAdjacent = skipped === 0;
    if (offset >= text.length) {
      tokens.push({ type: 'end', text: 'the end of the file', at, isAdjacent });
      return tokens;
    }
    const token = readToken(text, offset);
    offset += token.text.length;
    const content = token.type === 'string' ? unquote(token.text) : token.text;
    tokens.push({ type: token.type, text: content, at, isAdjacent });
  }
}
