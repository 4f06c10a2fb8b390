import type { ParsedFile } from './parseFile.ts';
import type { Path, Problem } from './problem.ts';

const POINTS = /\bpoints\b/i;
/** The two nouns that members read everywhere. */
const NOUN = /\bpoints to spend\b|\btier points\b/i;
/** The title of the page, words for both kinds, and a rate, whose benefit names the kind. */
const OTHER_USES = /\bpage Points\b|\bPoints page\b|\bkinds of points\b|\bpoints for every £/g;
/** An identifier, such as the category `points`. */
const IDENTIFIER = /^[a-z0-9-]+$/;

const MESSAGE =
  'Members have two kinds of points, and this does not say which. Write "points to spend" or "tier points".';

/** A warning for each field, and each paragraph of a text, that says "points" without one of the two nouns. */
export function warningsOfPoints(file: ParsedFile): readonly Problem[] {
  const inFields = textsIn(file.data).flatMap(({ path, text }) =>
    isVague(text) ? [file.problemAt(path, MESSAGE)] : [],
  );
  const inBody = paragraphsOf(file.body ?? '').flatMap(({ line, text }) =>
    isVague(text) ? [file.problemInBody(line, MESSAGE)] : [],
  );
  return [...inFields, ...inBody];
}

function isVague(text: string): boolean {
  const isNamed = NOUN.test(text) || IDENTIFIER.test(text);
  return !isNamed && POINTS.test(text.replaceAll(OTHER_USES, ''));
}

function textsIn(
  data: unknown,
  path: Path = [],
): readonly { readonly path: Path; readonly text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data.flatMap((each, index) => textsIn(each, [...path, index]));
  return Object.entries(data).flatMap(([key, each]) => textsIn(each, [...path, key]));
}

/** The paragraphs of a text, with the line on which each begins, from 1. */
function paragraphsOf(body: string): readonly { readonly line: number; readonly text: string }[] {
  const paragraphs: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [index, text] of body.split('\n').entries()) {
    const last = paragraphs.at(-1);
    if (text.trim() === '') isOpen = false;
    else if (isOpen && last) last.text += ` ${text}`;
    else {
      paragraphs.push({ line: index + 1, text });
      isOpen = true;
    }
  }
  return paragraphs;
}
