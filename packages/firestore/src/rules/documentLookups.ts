import type { DocumentReader } from '../documents/document.ts';
import type { ReadingFunction } from './functions.ts';
import { resourceOf } from './resources.ts';
import { bool, EvaluationError, type RuleValue } from './values.ts';

/** The lookups of `get`, `exists` and the like during one request. Their number is limited. */
export class DocumentLookups {
  readonly #before: DocumentReader;
  readonly #after: DocumentReader;
  readonly #limit: number;
  readonly #seen = new Set<string>();

  constructor(before: DocumentReader, after: DocumentReader, limit: number) {
    this.#before = before;
    this.#after = after;
    this.#limit = limit;
  }

  look(how: ReadingFunction, segments: readonly string[]): RuleValue {
    const path = segments.slice(3).join('/');
    const isDocument = segments.length > 3 && segments.length % 2 === 1;
    if (segments.slice(0, 3).join('/') !== 'databases/(default)/documents' || !isDocument) {
      throw new EvaluationError('The path must name a document of this database.');
    }
    const isAfter = how === 'getAfter' || how === 'existsAfter';
    // A repeated lookup of the same document does not count.
    this.#seen.add(`${isAfter} ${path}`);
    if (this.#seen.size > this.#limit) {
      throw new EvaluationError(`The rules look up more than ${this.#limit} documents.`);
    }
    const document = (isAfter ? this.#after : this.#before).get(path);
    return how === 'get' || how === 'getAfter'
      ? resourceOf(document)
      : bool(document !== undefined);
  }
}
