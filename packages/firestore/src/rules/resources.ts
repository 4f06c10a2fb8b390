import type { Document } from '../documents/document.ts';
import { idOf } from '../values/segments.ts';
import { fromFields, mapOf, NULL_VALUE, type RuleValue, text } from './values.ts';

/** A document as `resource` or `get` returns it; null if it does not exist. */
export function resourceOf(document: Document | undefined): RuleValue {
  if (!document) return NULL_VALUE;
  const segments = ['databases', '(default)', 'documents', ...document.path.split('/')];
  return mapOf(
    new Map<string, RuleValue>([
      ['data', fromFields(document.fields)],
      ['id', text(idOf(document.path))],
      ['__name__', { kind: 'path', segments }],
    ]),
  );
}
