import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import { fieldOf, type Path, type Problem, type SourceFile } from './problem.ts';
import { yamlSentence } from './yamlSentence.ts';

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
}

const FENCE = '---';

/** Parses YAML, or Markdown with YAML between two lines of `---`. Returns the errors of the syntax. */
export function parseFile(file: SourceFile): ParsedFile | readonly Problem[] {
  const parts = file.path.endsWith('.md') ? splitMarkdown(file.text) : { yaml: file.text };
  if (parts === null) {
    const message = `A Markdown file begins with its fields, between two lines of ${FENCE}.`;
    return [{ file: file.path, line: 1, field: '', message }];
  }
  const lines = new LineCounter();
  const document = parseDocument(parts.yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  // Errors after the first one are mostly its consequences.
  const [error] = document.errors;
  if (error) {
    const message = yamlSentence(error);
    return [{ file: file.path, line: lineAt(error.pos[0]), field: '', message }];
  }
  const curly = curlyQuotes(document, (start) => ({ file: file.path, line: lineAt(start) }));
  if (curly.length > 0) return curly;
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
  };
}

/** Text that begins with a curly quotation mark, which YAML does not read as one. */
function curlyQuotes(
  document: Document,
  place: (offset: number) => Pick<Problem, 'file' | 'line'>,
): readonly Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || type !== Scalar.PLAIN || !/^[“”‘’]/.test(String(value))) return;
      const message =
        'Members would see these curly quotation marks. Allowed: straight ones, also around the curly ones, or none.';
      problems.push({ ...place(range?.[0] ?? 0), field: '', message });
    },
  });
  return problems;
}

/** The fields and the text of a Markdown file. The first line stays, so that lines keep their numbers. */
function splitMarkdown(text: string): { yaml: string; body: string } | null {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end === -1) return null;
  return { yaml: ['', ...lines.slice(1, end)].join('\n'), body: lines.slice(end + 1).join('\n') };
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
