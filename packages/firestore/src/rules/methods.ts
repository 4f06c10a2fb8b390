import type { Method, Methods } from './method.ts';
import { matchesWhole, replaceAll, splitBy } from './regularExpressions.ts';
import { TIME_METHODS } from './timeMethods.ts';
import {
  bool,
  EvaluationError,
  equals,
  includes,
  int,
  isSubset,
  list,
  mapOf,
  type RuleMap,
  type RuleValue,
  type RuleValueOf,
  setOf,
  text,
} from './values.ts';

function itemsOf(value: RuleValue | undefined): readonly RuleValue[] {
  if (value?.kind === 'list' || value?.kind === 'set') return value.items;
  throw new EvaluationError('The value must be a list or set.');
}

export function stringOf(value: RuleValue | undefined): string {
  if (value?.kind === 'string') return value.value;
  throw new EvaluationError('The value must be a string.');
}

function entriesOf(value: RuleValue | undefined): RuleMap {
  if (value?.kind === 'map') return value.entries;
  throw new EvaluationError('The value must be a map.');
}

type Items = RuleValueOf<'list' | 'set'>;

/** The methods that lists and sets share. */
const COLLECTION_METHODS = {
  size: { arity: [0], run: ({ items }: Items) => int(items.length) },
  hasAll: { arity: [1], run: ({ items }: Items, [of]) => bool(isSubset(itemsOf(of), items)) },
  hasAny: {
    arity: [1],
    run: ({ items }: Items, [of]) => bool(itemsOf(of).some((item) => includes(items, item))),
  },
  hasOnly: { arity: [1], run: ({ items }: Items, [of]) => bool(isSubset(items, itemsOf(of))) },
} satisfies Record<string, Method<'list' | 'set'>>;

const LIST_METHODS: Readonly<Record<string, Method<'list'>>> = {
  ...COLLECTION_METHODS,
  concat: { arity: [1], run: ({ items }, [other]) => list([...items, ...itemsOf(other)]) },
  removeAll: {
    arity: [1],
    run: ({ items }, [other]) => list(items.filter((item) => !includes(itemsOf(other), item))),
  },
  join: {
    arity: [1],
    run: ({ items }, [separator]) => text(items.map(stringOf).join(stringOf(separator))),
  },
  toSet: { arity: [0], run: ({ items }) => setOf(items) },
};

const SET_METHODS: Readonly<Record<string, Method<'set'>>> = {
  ...COLLECTION_METHODS,
  union: { arity: [1], run: ({ items }, [other]) => setOf([...items, ...itemsOf(other)]) },
  intersection: {
    arity: [1],
    run: ({ items }, [other]) => setOf(items.filter((item) => includes(itemsOf(other), item))),
  },
  difference: {
    arity: [1],
    run: ({ items }, [other]) => setOf(items.filter((item) => !includes(itemsOf(other), item))),
  },
};

/** `get(key, otherwise)`: `key` is a key, or a list of keys of nested maps. */
function getOr(entries: RuleMap, key: RuleValue | undefined, otherwise: RuleValue): RuleValue {
  const keys = key?.kind === 'list' ? key.items.map(stringOf) : [stringOf(key)];
  let current: RuleValue = mapOf(entries);
  for (const each of keys) {
    const next: RuleValue | undefined =
      current.kind === 'map' ? current.entries.get(each) : undefined;
    if (next === undefined) return otherwise;
    current = next;
  }
  return current;
}

const MAP_METHODS: Readonly<Record<string, Method<'map'>>> = {
  size: { arity: [0], run: ({ entries }) => int(entries.size) },
  keys: { arity: [0], run: ({ entries }) => list([...entries.keys()].map(text)) },
  values: { arity: [0], run: ({ entries }) => list([...entries.values()]) },
  get: {
    arity: [2],
    run: ({ entries }, [key, otherwise]) => getOr(entries, key, otherwise as RuleValue),
  },
  diff: {
    arity: [1],
    run: ({ entries }, [other]) => ({ kind: 'mapDiff', after: entries, before: entriesOf(other) }),
  },
};

type Diff = RuleValueOf<'mapDiff'>;

const added = ({ before, after }: Diff) => [...after.keys()].filter((key) => !before.has(key));
const removed = ({ before, after }: Diff) => [...before.keys()].filter((key) => !after.has(key));
const kept = ({ before, after }: Diff) => [...after.keys()].filter((key) => before.has(key));
const isUnchanged =
  ({ before, after }: Diff) =>
  (key: string) =>
    equals(before.get(key) as RuleValue, after.get(key) as RuleValue);
const changed = (diff: Diff) => kept(diff).filter((key) => !isUnchanged(diff)(key));

const keySet = (keys: (diff: Diff) => readonly string[]): Method<'mapDiff'> => ({
  arity: [0],
  run: (diff) => setOf(keys(diff).map(text)),
});

const DIFF_METHODS: Readonly<Record<string, Method<'mapDiff'>>> = {
  addedKeys: keySet(added),
  removedKeys: keySet(removed),
  changedKeys: keySet(changed),
  unchangedKeys: keySet((diff) => kept(diff).filter(isUnchanged(diff))),
  affectedKeys: keySet((diff) => [...added(diff), ...removed(diff), ...changed(diff)]),
};

const STRING_METHODS: Readonly<Record<string, Method<'string'>>> = {
  size: { arity: [0], run: ({ value }) => int([...value].length) },
  lower: { arity: [0], run: ({ value }) => text(value.toLowerCase()) },
  upper: { arity: [0], run: ({ value }) => text(value.toUpperCase()) },
  trim: { arity: [0], run: ({ value }) => text(value.trim()) },
  matches: {
    arity: [1],
    run: ({ value }, [pattern]) => bool(matchesWhole(value, stringOf(pattern))),
  },
  split: {
    arity: [1],
    run: ({ value }, [pattern]) => list(splitBy(value, stringOf(pattern)).map(text)),
  },
  replace: {
    arity: [2],
    run: ({ value }, [pattern, by]) => text(replaceAll(value, stringOf(pattern), stringOf(by))),
  },
};

/** Only the fields that the query's filter determines are known. */
const PARTIAL_MAP_METHODS: Readonly<Record<string, Method<'partialMap'>>> = {
  get: {
    arity: [2],
    run: ({ known }, [key]) => {
      const value = known.get(stringOf(key));
      if (!value) throw new EvaluationError('The query does not determine this value.');
      return value;
    },
  },
};

export const METHODS: Methods = {
  list: LIST_METHODS,
  set: SET_METHODS,
  map: MAP_METHODS,
  mapDiff: DIFF_METHODS,
  string: STRING_METHODS,
  bytes: { size: { arity: [0], run: ({ value }) => int(value.byteLength) } },
  partialMap: PARTIAL_MAP_METHODS,
  ...TIME_METHODS,
};
