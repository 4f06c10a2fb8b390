import type { PatternSegment } from './syntax.ts';
import { type RuleValue, text, UNKNOWN } from './values.ts';

/** A segment of a requested path: a known id, an id that the query does not restrict, or a path of any length. */
export type RequestedSegment = { readonly known: string } | 'unknown' | 'anyPath';

/** The path of a document, from `databases` on. */
export function documentSegments(path: string): readonly RequestedSegment[] {
  return ['databases', '(default)', 'documents', ...path.split('/')].map((known) => ({ known }));
}

type Bindings = ReadonlyMap<string, RuleValue>;

function bindRecursive(segments: readonly RequestedSegment[]): RuleValue {
  const known = segments.flatMap((segment) => (typeof segment === 'object' ? segment.known : []));
  return known.length === segments.length ? { kind: 'path', segments: known } : UNKNOWN;
}

function matchOne(pattern: PatternSegment, segment: RequestedSegment): Bindings | null {
  if (segment === 'anyPath') return null;
  if (pattern.kind !== 'literal') {
    return new Map([[pattern.name, segment === 'unknown' ? UNKNOWN : text(segment.known)]]);
  }
  return segment !== 'unknown' && segment.known === pattern.text ? new Map() : null;
}

/**
 * The values of a pattern's wildcards for a path. Null if the pattern does not match every path that the request may
 * mean. A recursive wildcard matches any number of segments, zero included.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly RequestedSegment[],
): Bindings | null {
  const [first, ...others] = pattern;
  if (!first) return path.length === 0 ? new Map() : null;
  if (first.kind === 'recursive') {
    for (let taken = 0; taken <= path.length; taken += 1) {
      const rest = matchPath(others, path.slice(taken));
      if (rest) return new Map([...rest, [first.name, bindRecursive(path.slice(0, taken))]]);
    }
    return null;
  }
  const [segment, ...after] = path;
  const own = segment === undefined ? null : matchOne(first, segment);
  const rest = own && matchPath(others, after);
  return own && rest ? new Map([...own, ...rest]) : null;
}
