import type { Token } from './lexer.ts';
import { RulesError } from './syntax.ts';

/** The tokens of a file, with a read position. */
export class TokenStream {
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The next token, or one further ahead. After the last token, returns the end token. */
  peek(ahead = 0): Token {
    return (this.#tokens[this.#index + ahead] ?? this.#tokens.at(-1)) as Token;
  }

  next(): Token {
    const token = this.peek();
    this.#index += 1;
    return token;
  }

  /** True if the next token is this symbol or keyword. */
  is(text: string): boolean {
    const token = this.peek();
    return (token.type === 'symbol' || token.type === 'name') && token.text === text;
  }

  /** Consumes this symbol or keyword if it is next. */
  skip(text: string): boolean {
    const found = this.is(text);
    if (found) this.#index += 1;
    return found;
  }

  /** Consumes this symbol or keyword. Throws if it is not next. */
  expect(text: string): Token {
    if (!this.is(text)) this.fail(`"${text}"`);
    return this.next();
  }

  name(): Token {
    if (this.peek().type !== 'name') this.fail('a name');
    return this.next();
  }

  /** Parses items up to the closing symbol. The opening symbol is consumed already. */
  list<T>(close: string, read: () => T): readonly T[] {
    const items: T[] = [];
    while (!this.skip(close)) {
      if (items.length > 0) {
        this.expect(',');
        if (this.skip(close)) break;
      }
      items.push(read());
    }
    return items;
  }

  fail(expected: string): never {
    const { text, at } = this.peek();
    throw new RulesError(`Expected ${expected} but found "${text}".`, at);
  }
}
