import type { Conjunction } from '../query/disjunctions.ts';
import type { Query } from '../query/query.ts';
import { type FieldPath, isDocumentName } from '../values/fieldPath.ts';
import type { RequestedSegment } from './matchPath.ts';
import { fromStored, mapOf, type RuleMap, type RuleValue, text, UNKNOWN } from './values.ts';

/** Adds a fact about a field to the facts about its document. A complete value replaces partial ones. */
function withFact(
  known: RuleMap,
  path: FieldPath,
  fact: RuleValue,
): ReadonlyMap<string, RuleValue> {
  const [first, ...rest] = path as [string, ...string[]];
  const held = known.get(first);
  if (rest.length === 0) {
    const isBetter = !held || held.kind === 'partialMap' || held.kind === 'partialList';
    return isBetter ? new Map(known).set(first, fact) : known;
  }
  if (held && held.kind !== 'partialMap') return known;
  const below = withFact(held?.known ?? new Map(), rest, fact);
  return new Map(known).set(first, { kind: 'partialMap', known: below });
}

/** The facts that filters prove of every result: fields with a fixed value, and arrays with a known element. */
function factsOf(conjunction: Conjunction): RuleMap {
  let known: RuleMap = new Map();
  for (const filter of conjunction) {
    if (isDocumentName(filter.path)) continue;
    if (filter.op === '==') known = withFact(known, filter.path, fromStored(filter.value));
    if (filter.op === 'array-contains') {
      const fact: RuleValue = { kind: 'partialList', holds: [fromStored(filter.value)] };
      known = withFact(known, filter.path, fact);
    }
  }
  return known;
}

/** The id that a filter on the name determines, or null. */
function idOf(conjunction: Conjunction): string | null {
  for (const filter of conjunction) {
    if (filter.op === '==' && isDocumentName(filter.path) && filter.value.kind === 'reference') {
      return filter.value.value.split('/').at(-1) as string;
    }
  }
  return null;
}

/** `resource` for any result that matches all filters. */
export function possibleResource(conjunction: Conjunction): RuleValue {
  const id = idOf(conjunction);
  return mapOf(
    new Map<string, RuleValue>([
      ['data', { kind: 'partialMap', known: factsOf(conjunction) }],
      ['id', id === null ? UNKNOWN : text(id)],
      ['__name__', UNKNOWN],
    ]),
  );
}

/** The path of any result of a query that matches all filters. */
export function possiblePath(query: Query, conjunction: Conjunction): readonly RequestedSegment[] {
  const { parent, collectionId, allDescendants } = query.scope;
  const above = ['databases', '(default)', 'documents', ...parent.split('/').filter(Boolean)];
  const prefix: readonly RequestedSegment[] = above.map((known) => ({ known }));
  if (collectionId === null) return [...prefix, 'anyPath'];
  const id = allDescendants ? null : idOf(conjunction);
  return [
    ...prefix,
    ...(allDescendants ? (['anyPath'] as const) : []),
    { known: collectionId },
    id === null ? 'unknown' : { known: id },
  ];
}
