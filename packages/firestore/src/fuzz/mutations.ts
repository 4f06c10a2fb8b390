/** Random numbers from a seed, so that a failure is repeatable (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = () => number;

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** Values that no correct client sends. */
const NONSENSE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  '',
  'nonsense',
  '\ud800',
  '\u0000',
  '../../..',
  '__proto__',
  'projects/other/databases/(default)/documents/a/b',
  'projects/demo-fuzz/databases/(default)/documents/a',
  'projects/demo-fuzz/databases/(default)/documents//',
  'NaN',
  '9'.repeat(40),
  '2026-13-45T99:99:99Z',
  'a'.repeat(5000),
  '`',
  'a..b',
  [],
  [[]],
  [null],
  {},
  { unknown: 1 },
  { values: [{ arrayValue: { values: [{ arrayValue: {} }] } }] },
  { integerValue: '1.5' },
  { integerValue: '99999999999999999999' },
  { doubleValue: 'abc' },
  { stringValue: 5 },
  { timestampValue: 'yesterday' },
  { bytesValue: '%%%' },
  { geoPointValue: { latitude: 900 } },
  { referenceValue: 'nowhere' },
  { mapValue: { fields: { '': { nullValue: null } } } },
  { mapValue: { fields: { __x__: { nullValue: null } } } },
  { integerValue: 1, stringValue: 'x' },
  { nullValue: 'x' },
];

type Json = unknown;

/** All positions in a value, as lists of keys. */
function placesIn(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]));
  return [path, ...inner];
}

function at(value: Json, path: readonly string[]): Json {
  return path.reduce<Json>((inner, key) => (inner as Record<string, Json>)[key], value);
}

/** Corrupts a request: replaces, removes, adds, doubles, deepens or renames one part of it. */
export function mutate(random: Random, request: Json): Json {
  const copy = structuredClone(request);
  const path = pick(random, placesIn(copy));
  const key = path.at(-1);
  if (key === undefined) return pick(random, NONSENSE);
  const parent = at(copy, path.slice(0, -1)) as Record<string, Json>;
  switch (pick(random, ['replace', 'replace', 'remove', 'add', 'double', 'deepen', 'rename'])) {
    case 'replace':
      parent[key] = structuredClone(pick(random, NONSENSE));
      break;
    case 'remove':
      delete parent[key];
      break;
    case 'add':
      parent[pick(random, ['extra', 'transaction', 'readTime', 'op', ''])] = pick(random, NONSENSE);
      break;
    case 'double':
      parent[key] = [parent[key], parent[key]];
      break;
    case 'deepen':
      for (let depth = 0; depth < 300; depth += 1) {
        parent[key] = { mapValue: { fields: { deeper: parent[key] } } };
      }
      break;
    default:
      parent[`${key}2`] = parent[key];
      delete parent[key];
  }
  return copy;
}

/** Removes, doubles or overwrites a part of a text, such as the JSON or the path of a request. */
export function garble(random: Random, text: string): string {
  const start = Math.floor(random() * text.length);
  const end = start + Math.floor(random() * 20);
  const part = text.slice(start, end);
  const others = [
    '',
    part + part,
    '\u0000',
    '}{',
    '%',
    '%2F',
    '%zz',
    '../',
    '//',
    '[',
    '"',
    '\ud800',
  ];
  return text.slice(0, start) + pick(random, others) + text.slice(end);
}
