import { marked, type Token } from 'marked';
import { MAX_HTML } from '../../src/contract/schemas.ts';
import { hiddenCharacter } from '../../src/domain/texts/hiddenCharacter.ts';
import { BoundedLexer, NestedError } from './boundedLexer.ts';
import type { Report } from './entry.ts';
import { htmlRefusals, isTarget, targetSentence } from './htmlRefusals.ts';
import { hiddenSentence, type ParsedFile } from './parseFile.ts';

/** A part of a text that the app does not display. */
export interface TextRefusal {
  /** In the text, from 1. */
  readonly line: number;
  readonly message: string;
}

/** A Markdown text as HTML, complete only if nothing is refused. */
export interface RichText {
  readonly html: string;
  readonly refusals: readonly TextRefusal[];
}

/** The HTML of a Markdown text, and the parts that the app does not display. */
export function richText(markdown: string): RichText {
  const lineAt = (offset: number) => markdown.slice(0, offset).split('\n').length;
  if (markdown.length > MAX_HTML) return refused(1, `A text has at most ${MAX_HTML} characters.`);
  try {
    const tokens = new BoundedLexer(marked.defaults).lex(markdown);
    let offset = 0;
    const refusals = tokens.flatMap((block) => {
      const start = offset;
      offset += block.raw.length;
      return refusalsIn(block).map(({ raw, message }) => {
        // Quotes and lists prefix the lines of what they hold.
        const within = Math.max(block.raw.indexOf(raw.trim()), 0);
        return { line: lineAt(start + within), message };
      });
    });
    return { html: marked.parser(tokens).trim(), refusals };
  } catch (error) {
    if (!(error instanceof NestedError)) throw error;
    return refused(
      lineAt(error.offset),
      'Quotes, lists or emphasis are nested too deeply here. Allowed: a list in a list.',
    );
  }
}

/** The HTML of a file's text. Reports the parts that the app does not display. */
export function htmlOf(
  { body, problemInBody }: Pick<ParsedFile, 'body' | 'problemInBody'>,
  report: Report,
): string {
  const { html, refusals } = richText(body ?? '');
  for (const { line, message } of refusals) report(problemInBody(line, message));
  return html;
}

function refused(line: number, message: string): RichText {
  return { html: '', refusals: [{ line, message }] };
}

/** Refusals in the words of Markdown, or else those of the HTML that it becomes. */
function refusalsIn(block: Token): readonly { readonly raw: string; readonly message: string }[] {
  const refusals: { readonly raw: string; readonly message: string }[] = [];
  marked.walkTokens([block], (token) => {
    const messages = token.type === 'html' ? htmlRefusals(token.raw) : sentencesOf(token);
    refusals.push(...messages.map((message) => ({ raw: token.raw, message })));
  });
  if (refusals.length > 0) return refusals;
  return htmlRefusals(marked.parser([block])).map((message) => ({ raw: block.raw, message }));
}

function sentencesOf(token: Token): readonly string[] {
  switch (token.type) {
    case 'image':
      return [`The image "${token['href']}" is not there: texts have no images.`];
    case 'heading':
      return token['depth'] === 3 || token['depth'] === 4
        ? []
        : [`The heading "${token['text']}" begins with ### or ####.`];
    case 'link':
      return isTarget(String(token['href'])) ? [] : [targetSentence(String(token['href']))];
    case 'code':
    case 'codespan':
    case 'del':
      return [`"${token.raw.trim()}" is a format that the app does not display.`];
    case 'def':
      return [
        `Members would not see the line "${token.raw.trim()}". Write a link as [words](https://…).`,
      ];
    case 'text':
    case 'escape':
      return hiddenReferences(token.raw);
    default:
      return [];
  }
}

/** Sentences about invisible characters that a reference such as `&#x202E;` writes. */
function hiddenReferences(text: string): readonly string[] {
  return [...text.matchAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi)].flatMap(([, hex, decimal]) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const hidden = code > 0x10_ffff ? null : hiddenCharacter(String.fromCodePoint(code));
    return hidden ? [hiddenSentence(hidden.name)] : [];
  });
}
