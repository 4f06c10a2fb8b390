import { Lexer, type Token, type TokensList } from 'marked';

/** Quotes and lists within each other in a text. An editor's text has two or three. */
const MAX_DEPTH = 12;

/** A text whose parts are nested too deeply. */
export class NestedError extends Error {
  /** The offset of the outermost part. */
  readonly offset: number;

  constructor(offset: number) {
    super('The text is nested too deeply.');
    this.offset = offset;
  }
}

/** The lexer of Markdown, which recurses for each level. It throws a `NestedError` before the stack overflows. */
export class BoundedLexer extends Lexer {
  #depth = 0;
  #text = '';
  #outermost = '';

  override lex(text: string): TokensList {
    this.#text = text;
    return super.lex(text);
  }

  override blockTokens(text: string, tokens?: Token[], isClipped?: boolean): Token[];
  override blockTokens(text: string, tokens?: TokensList, isClipped?: boolean): TokensList;
  override blockTokens(text: string, tokens?: Token[], isClipped?: boolean): Token[] {
    return this.#within(text, () => super.blockTokens(text, tokens, isClipped));
  }

  override inlineTokens(text: string, tokens?: Token[]): Token[] {
    return this.#within(text, () => super.inlineTokens(text, tokens));
  }

  #within<T>(text: string, read: () => T): T {
    if (this.#depth === 0) this.#outermost = text;
    if (this.#depth === MAX_DEPTH) throw new NestedError(this.#offset());
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }

  #offset(): number {
    const read = this.tokens.reduce((length, { raw }) => length + raw.length, 0);
    // The blocks are read first, then the text in each.
    return read < this.#text.length ? read : Math.max(this.#text.indexOf(this.#outermost), 0);
  }
}
