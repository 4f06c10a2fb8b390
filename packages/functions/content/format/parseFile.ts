import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  Lexer,
  LineCounter,
  Parser,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import { hiddenCharacter } from '../../src/domain/texts/hiddenCharacter.ts';
import { fieldOf, type Path, type Problem, type SourceFile } from './problem.ts';
import { droppedWords } from './yaml/droppedWords.ts';
import { yamlSentence } from './yaml/yamlSentence.ts';

/** A file as data, with the lines of its fields. */
export interface ParsedFile {
  readonly path: string;
  /** The name without folder and ending: `masked-ball`. */
  readonly key: string;
  readonly data: unknown;
  /** The Markdown below the fields; null in a YAML file. */
  readonly body: string | null;
  /** A problem at the line of a field, or of the nearest field above it. */
  readonly problemAt: (path: Path, message: string) => Problem;
  /** A problem at a line of the body, from 1. */
  readonly problemInBody: (line: number, message: string) => Problem;
}

const FENCE = '---';

/** Fields and lists within each other. A menu has ten. */
const MAX_DEPTH = 40;

/** As a number, 25.00 loses its pence. No field has a number with decimals. */
const DECIMALS = 'tag:yaml.org,2002:float';

/** Parses YAML, or Markdown with YAML between two lines of `---`. Returns the errors of the syntax. */
export function parseFile(file: SourceFile): ParsedFile | readonly Problem[] {
  const text = file.text.replaceAll(/\r\n?/g, '\n');
  const parts = file.path.endsWith('.md') ? splitMarkdown(text) : { yaml: text };
  if (parts === null) {
    const message = `A Markdown file begins with its fields, between two lines of ${FENCE}.`;
    return [{ file: file.path, line: 1, field: '', message }];
  }
  const tooDeep = lineTooDeep(parts.yaml);
  if (tooDeep !== null) {
    const message = 'Fields or lists are nested too deeply here.';
    return [{ file: file.path, line: tooDeep, field: '', message }];
  }
  const hidden = hiddenCharacter(text);
  if (hidden) {
    const line = text.slice(0, hidden.index).split('\n').length;
    return [{ file: file.path, line, field: '', message: hiddenSentence(hidden.name) }];
  }
  const lines = new LineCounter();
  const document = parseDocument(parts.yaml, {
    lineCounter: lines,
    prettyErrors: false,
    customTags: (tags) => tags.filter((each) => typeof each === 'string' || each.tag !== DECIMALS),
  });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  // Errors after the first one are mostly its consequences.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const message = yamlSentence(error);
    return [{ file: file.path, line: lineAt(error.pos[0]), field: '', message }];
  }
  const wrong = [
    ...droppedWords(parts.yaml).map((each) => ({ file: file.path, field: '', ...each })),
    ...wrongValues(document, (start) => ({ file: file.path, line: lineAt(start) })),
  ];
  if (wrong.length > 0) return wrong;
  return {
    path: file.path,
    key: file.path.replace(/^.*\//, '').replace(/\.[a-z]+$/, ''),
    data: document.toJS(),
    body: 'body' in parts ? parts.body : null,
    problemAt: (path, message) => ({
      file: file.path,
      line: lineAt(offsetOf(document, path)),
      field: fieldOf(path),
      message,
    }),
    problemInBody: (line, message) => ({
      file: file.path,
      line: line + ('bodyStart' in parts ? parts.bodyStart : 0),
      field: '',
      message,
    }),
  };
}

/** A sentence about a character that nobody sees. */
export function hiddenSentence(name: string): string {
  return `The text has an invisible character, ${name}. Type the words again.`;
}

/** The line of the first value that is nested too deeply, before a recursive function reads it; null for none. */
function lineTooDeep(yaml: string): number | null {
  const parser = new Parser();
  let line = 1;
  for (const lexeme of new Lexer().lex(yaml)) {
    for (const _ of parser.next(lexeme));
    if (parser.stack.length > MAX_DEPTH) return line;
    line += lexeme.split('\n').length - 1;
  }
  return null;
}

/**
 * Text that begins with a curly quotation mark, which YAML does not read as one; invisible characters, which an escape
 * such as `\u202E` can write; and aliases: a few lines of them make more data than a machine has memory.
 */
function wrongValues(
  document: Document,
  place: (offset: number) => Pick<Problem, 'file' | 'line'>,
): readonly Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Alias(_, { range }) {
      const message = 'Text that begins with * needs quotes.';
      problems.push({ ...place(range?.[0] ?? 0), field: '', message });
    },
    Scalar(key, { type, value, range }) {
      const hidden = hiddenCharacter(String(value));
      if (hidden) {
        const message = hiddenSentence(hidden.name);
        problems.push({ ...place(range?.[0] ?? 0), field: '', message });
      }
      if (key === 'key' || type !== Scalar.PLAIN || !/^[“”‘’]/.test(String(value))) return;
      const message =
        'Members would see these curly quotation marks. Allowed: straight ones, also around the curly ones, or none.';
      problems.push({ ...place(range?.[0] ?? 0), field: '', message });
    },
  });
  return problems;
}

/** The fields and the text of a Markdown file. The first line stays, so that lines keep their numbers. */
function splitMarkdown(text: string): { yaml: string; body: string; bodyStart: number } | null {
  const lines = text.split('\n');
  const [first, ...others] = lines.map((line) => line.trimEnd() === FENCE);
  const end = others.indexOf(true) + 1;
  if (!first || end === 0) return null;
  return {
    yaml: ['', ...lines.slice(1, end)].join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyStart: end + 1,
  };
}

/** The offset of the key or value at a path; of the nearest existing one above it if it is missing. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const above = document.getIn(path.slice(0, length - 1), true) ?? document.contents;
    const last = path[length - 1];
    if (isMap(above)) {
      const pair = above.items.find(({ key }) => isScalar(key) && key.value === last);
      if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
    } else if (isCollection(above)) {
      const item = document.getIn(path.slice(0, length), true);
      if (hasRange(item)) return item.range[0];
    }
  }
  return 0;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
